import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fencesOf, type Page } from '../../website/content/model/schema'
import { isLanguage } from '../../website/examples/model/language'
import { parseFenceMeta } from '../../website/examples/model/parseFenceMeta'
import { splitClaims } from '../../website/examples/model/splitClaims'
import { checkTypes, type TypeProblem } from './checkTypes'
import { fixClaims } from './fixClaims'
import {
  areSameLines,
  type Execution,
  judgeVariation,
  type Program,
} from './program'
import { runPrograms } from './runPrograms'

/** A fence that runs. */
export type GuideExample = Program & {
  /** File, from the root of the site. */
  page: string
  /** Line of the file on which the code begins, from 1. */
  line: number
  /** What stands before each line in the file, as in a list. */
  indent: string
  /** The code as it is written, if it runs as something else. */
  written: string
}

/** An example of the major before imports it under the name it has here. */
const toPrevious = (code: string): string =>
  code.replace(/(?<= from )'lfi'/gu, "'lfi-3'")

export const guideExamples = (content: readonly Page[]): GuideExample[] =>
  content.flatMap(page =>
    fencesOf(page).flatMap(
      ({ code: written, language, meta, line, indent }) => {
        const { noRun, previous } = parseFenceMeta(meta)
        const code = previous ? toPrevious(written) : written
        return isLanguage(language) && noRun === undefined
          ? [{ page: page.file, line, indent, language, code, written }]
          : []
      },
    ),
  )

export type VerifiedGuide = {
  example: GuideExample
  /** What a writer has to mend, each with the file and line. */
  problems: string[]
  /** The code with the claims that it should have, where they are wrong. */
  fixed?: string
}

const describeClaims = (claimed: readonly string[], printed: string[]) => {
  const at = [...printed, undefined].findIndex((it, at) => it !== claimed[at])
  const [says, prints] = [claimed[at], printed[at]].map(
    line => line ?? 'nothing',
  )
  return `Its //=> comments say \`${says}\` where it prints \`${prints}\`. \`npm run record guides\` writes what is printed.`
}

const judge = (
  example: GuideExample & Execution,
  typeProblems: readonly TypeProblem[] = [],
): VerifiedGuide => {
  const { page, written, printed, varies } = example
  const claimed = splitClaims(written).output
  const isRight = areSameLines(claimed, printed)
  const problems = [
    ...typeProblems.map(({ line, message }) => ({
      line,
      sentence: `Type error: ${message}`,
    })),
    ...[
      ...judgeVariation(varies),
      ...(isRight ? [] : [describeClaims(claimed, printed)]),
    ].map(sentence => ({ line: 1, sentence })),
  ]
  return {
    example,
    problems: problems.map(
      ({ line, sentence }) => `${page}:${example.line + line - 1}: ${sentence}`,
    ),
    ...(!isRight && { fixed: fixClaims(written, printed) }),
  }
}

/** Runs and type-checks examples, and says what is wrong with each. */
export const verifyGuides = async (
  examples: readonly GuideExample[],
): Promise<VerifiedGuide[]> => {
  const executions = await runPrograms(examples)
  const types = checkTypes(examples)
  return executions.map((execution, index) => judge(execution, types[index]))
}

/** Rewrites wrong, missing and stale claims. */
export const fixGuides = (
  root: string,
  verified: readonly VerifiedGuide[],
): void => {
  // From the end of each file, so that earlier lines keep their numbers.
  const fromEnd = verified.toSorted((a, b) => b.example.line - a.example.line)
  for (const { example, fixed } of fromEnd) {
    if (fixed !== undefined) {
      const { page, written, line, indent } = example
      const file = path.join(root, page)
      const mended = fixed.split('\n').map(it => `${indent}${it}`.trimEnd())
      const lines = readFileSync(file, 'utf8').split('\n')
      lines.splice(line - 1, written.split('\n').length, ...mended)
      writeFileSync(file, lines.join('\n'))
    }
  }
}
