import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fencesOf, type Page } from '../../website/content/model/schema'
import { exampleLanguage } from '../../website/examples/model/language'
import {
  type FenceMeta,
  parseFenceMeta,
} from '../../website/examples/model/parseFenceMeta'
import { examine } from './examine'
import { fixClaims } from './fixClaims'
import { judgeGuide } from './judgeGuide'
import { readStatements } from './prepareCode'
import type { Problem } from './problem'
import { type Execution, type Program, printsOf } from './program'

export type GuideExample = Program & {
  /** File, from the root of the site. */
  page: string
  /** Line of the file on which the code begins, from 1. */
  line: number
  /** What stands before each line in the file, as in a list. */
  indent: string
  meta: FenceMeta
}

export const guideExamples = (content: readonly Page[]): GuideExample[] =>
  content.flatMap(page =>
    fencesOf(page).flatMap(fence => {
      const language = exampleLanguage(fence.language)
      const { code, line, indent } = fence
      const meta = parseFenceMeta(fence.meta)
      return language
        ? [{ page: page.file, line, indent, language, code, meta }]
        : []
    }),
  )

export type VerifiedGuide = {
  example: GuideExample
  /** Missing for an example that opts out. */
  execution?: Execution
  problems: Problem[]
}

/** An example of the major before imports it under the name it has here. */
const programOf = ({ code, language, meta }: GuideExample): Program => ({
  code: meta.previous ? code.replace(/(?<= from )'lfi'/gu, "'lfi-3'") : code,
  language,
})

export const verifyGuides = async (
  examples: readonly GuideExample[],
): Promise<VerifiedGuide[]> => {
  const runnable = examples.filter(({ meta }) => meta.noRun === undefined)
  const examined = await examine(runnable.map(programOf))
  return examples.map(example => {
    const evidence = examined[runnable.indexOf(example)]
    return {
      example,
      ...(evidence && { execution: evidence.execution }),
      problems: judgeGuide(example, evidence),
    }
  })
}

/** Only an example that ends as it should says what its claims must be. */
const isFixable = ({ problems }: VerifiedGuide): boolean =>
  problems.some(({ comparison }) => comparison)

const fix = (text: string, { example, execution }: VerifiedGuide): string => {
  const { code, line, indent } = example
  const prints = execution ? printsOf(execution.run) : []
  const fixed = fixClaims(code, prints, readStatements(example))
  const written = fixed.split('\n').map(it => `${indent}${it}`.trimEnd())
  return text
    .split('\n')
    .toSpliced(line - 1, code.split('\n').length, ...written)
    .join('\n')
}

/** Rewrites wrong, missing and stale claims; returns of how many examples. */
export const fixGuides = (
  root: string,
  verified: readonly VerifiedGuide[],
): number => {
  const fixable = verified.filter(isFixable)
  // From the end of each file, so that earlier lines keep their numbers.
  for (const one of fixable.toSorted(
    (a, b) => b.example.line - a.example.line,
  )) {
    const file = path.join(root, one.example.page)
    writeFileSync(file, fix(readFileSync(file, 'utf8'), one))
  }
  return fixable.length
}
