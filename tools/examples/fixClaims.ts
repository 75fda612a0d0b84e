import { claimPattern } from '../../website/examples/model/splitClaims'
import { readStatements } from './prepareCode'
import type { Print, Program } from './program'

const claim = (text: string, indent = ''): string =>
  `${indent}//=> ${text}`.trimEnd()

/** Each line that was printed, below the statement that printed it. */
const insertClaims = (program: Program, prints: readonly Print[]): string => {
  const lines = program.code.split('\n')
  for (const [index, { last }] of [
    ...readStatements(program).entries(),
  ].reverse()) {
    const printed = prints.filter(({ statement }) => statement === index)
    lines.splice(last, 0, ...printed.map(({ text }) => claim(text)))
  }
  return lines.join('\n')
}

/**
 * The code with claims of what was printed: where they stand if their number
 * is right, which is as the writer wants them, or below each statement.
 */
export const fixClaims = (
  { code, language }: Program,
  prints: readonly Print[],
): string => {
  const lines = code.split('\n')
  const others = lines.filter(line => !claimPattern.test(line))
  if (lines.length - others.length !== prints.length) {
    return insertClaims({ code: others.join('\n'), language }, prints)
  }
  const texts = prints.map(({ text }) => text)
  return lines
    .map(line =>
      claimPattern.test(line)
        ? claim(texts.shift() ?? '', /^\s*/u.exec(line)?.[0])
        : line,
    )
    .join('\n')
}
