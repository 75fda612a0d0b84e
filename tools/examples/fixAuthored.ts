import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Example } from './model/example'
import { fixClaims } from './model/fixClaims'
import { printsOf } from './model/printedLines'
import { readStatements } from './run/readStatements'
import type { VerifiedExample } from './verifyAuthored'

/** Only an example that ends as it should says what its claims must be. */
const isFixable = ({ example, execution, problems }: VerifiedExample) =>
  !example.outputFence &&
  problems.some(({ comparison }) => comparison) &&
  execution?.run.outcome === (example.meta.throws ? 'threw' : 'finished')

const fixedCode = ({ example, execution }: VerifiedExample): string =>
  fixClaims(
    example.code,
    execution ? printsOf(execution.run) : [],
    readStatements(example.code, example.language),
  )

const replaceCode = (
  text: string,
  { line, indent, code }: Example,
  fixed: string,
): string => {
  const lines = text.split('\n')
  const written = fixed
    .split('\n')
    .map(codeLine => `${indent}${codeLine}`.trimEnd())
  lines.splice(line - 1, code.split('\n').length, ...written)
  return lines.join('\n')
}

/** Rewrites wrong, missing and stale claims; answers with how many examples. */
export const fixAuthored = (
  root: string,
  verified: readonly VerifiedExample[],
): number => {
  const fixable = verified.filter(isFixable)
  // From the end of each file, so that earlier lines keep their numbers.
  const ordered = fixable.toSorted((a, b) => b.example.line - a.example.line)
  for (const one of ordered) {
    const file = path.join(root, one.example.page)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, replaceCode(text, one.example, fixedCode(one)))
  }
  return fixable.length
}
