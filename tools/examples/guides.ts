import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fencesOf, type Page } from '../../website/content/model/schema'
import { exampleLanguage } from '../../website/examples/model/language'
import {
  type FenceMeta,
  parseFenceMeta,
} from '../../website/examples/model/parseFenceMeta'
import { splitClaims } from '../../website/examples/model/splitClaims'
import { checkTypes, type TypeProblem } from './checkTypes'
import { fixClaims } from './fixClaims'
import {
  areSameInAnyOrder,
  areSameLines,
  type Execution,
  type Outcome,
  type Program,
  printedLines,
  type Run,
  type Variation,
} from './program'
import { runPrograms } from './runPrograms'

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
    fencesOf(page).flatMap(({ code, line, indent, ...fence }) => {
      const language = exampleLanguage(fence.language)
      const meta = parseFenceMeta(fence.meta)
      return language
        ? [{ page: page.file, line, indent, language, code, meta }]
        : []
    }),
  )

export type VerifiedGuide = {
  example: GuideExample
  /** What a writer has to mend, each with the file and line. */
  problems: string[]
  /** The code with the claims that it should have, where they are wrong. */
  fixed?: string
}

const unexpected: Readonly<Record<Outcome, (error: string) => string>> = {
  finished: () =>
    'The fence says `throws` or `rejects`, but the example ends without an error: remove the word.',
  threw: error =>
    `The example ends with an error: ${error}. If that is its point, add \`throws\` to the fence.`,
  rejected: error =>
    `A promise of the example is rejected and nothing handles it: ${error}. Await it, or catch the error. If that is its point, add \`rejects\` to the fence.`,
  unsettled: () =>
    'The example awaits something that never settles, so what follows never runs.',
  endless: () =>
    'The example was stopped because it did not end. Look for an endless loop, or an interval that nothing clears.',
  flooded: () =>
    'The example was stopped because it prints more than 500 lines.',
}

const expectedOutcome = ({ throws, rejects }: FenceMeta): Outcome => {
  const failed = rejects ? 'rejected' : 'finished'
  return throws ? 'threw' : failed
}

/** What other runs print, and what a fence says of that. */
const inOtherRuns: Readonly<Record<Variation, string>> = {
  none: 'the same: say neither `unordered` nor `varies`',
  order: 'the same in another order: say `unordered`, or make the order fixed',
  values: 'something else: say `varies`, or make its data fixed',
}

const judgeVariation = (
  variation: Variation,
  { unordered, varies }: FenceMeta,
): string[] => {
  const ordered = unordered ? 'order' : 'none'
  return variation === (varies ? 'values' : ordered)
    ? []
    : [`In other runs the example prints ${inOtherRuns[variation]}.`]
}

const judgeMeta = ({ unknown, noRun }: FenceMeta): string[] => [
  ...unknown.map(
    word =>
      `The fence says \`${word}\`, which means nothing here. It may say title="…", {1,3-5}, unordered, varies, throws, rejects, previous, or no-run="reason".`,
  ),
  ...(noRun === ''
    ? ['The fence opts out without a reason: write no-run="why".']
    : []),
]

/** Whether the claims of an example are what it printed. */
const claimsAreRight = ({ code, meta }: GuideExample, run: Run): boolean => {
  const areSame = meta.unordered ? areSameInAnyOrder : areSameLines
  return areSame(splitClaims(code).output, printedLines(run))
}

const describeClaims = (claimed: readonly string[], printed: string[]) => {
  const at = [...printed, undefined].findIndex((it, at) => it !== claimed[at])
  const [says, prints] = [claimed[at], printed[at]].map(
    line => line ?? 'nothing',
  )
  return `Its //=> comments say \`${says}\` where it prints \`${prints}\`. \`npm run record guides\` writes what is printed.`
}

const judge = (
  example: GuideExample,
  { run, variation }: Execution,
  typeProblems: readonly TypeProblem[],
): VerifiedGuide => {
  const at = (line: number, sentence: string): string =>
    `${example.page}:${example.line + line - 1}: ${sentence}`
  const ofTypes = typeProblems.map(({ line, message }) =>
    at(line, `Type error: ${message}`),
  )
  if (run.outcome !== expectedOutcome(example.meta)) {
    const sentence = unexpected[run.outcome](run.error ?? '')
    return { example, problems: [...ofTypes, at(1, sentence)] }
  }
  const problems = [
    ...ofTypes,
    ...judgeVariation(variation, example.meta).map(it => at(1, it)),
  ]
  if (claimsAreRight(example, run)) {
    return { example, problems }
  }
  const claimed = splitClaims(example.code).output
  const printed = printedLines(run)
  return {
    example,
    problems: [...problems, at(1, describeClaims(claimed, printed))],
    fixed: fixClaims(example.code, printed),
  }
}

/** An example of the major before imports it under the name it has here. */
const programOf = ({ code, language, meta }: GuideExample): Program => ({
  code: meta.previous ? code.replace(/(?<= from )'lfi'/gu, "'lfi-3'") : code,
  language,
})

/** Runs and type-checks examples, and says what is wrong with each. */
export const verifyGuides = async (
  examples: readonly GuideExample[],
): Promise<VerifiedGuide[]> => {
  const runnable = examples.filter(({ meta }) => meta.noRun === undefined)
  const programs = runnable.map(programOf)
  const executions = await runPrograms(programs)
  const types = checkTypes(programs)
  return examples.map(example => {
    const index = runnable.indexOf(example)
    const execution = executions[index]
    const verified: VerifiedGuide = execution
      ? judge(example, execution, types[index] ?? [])
      : { example, problems: [] }
    const ofMeta = judgeMeta(example.meta).map(
      sentence => `${example.page}:${example.line - 1}: ${sentence}`,
    )
    return { ...verified, problems: [...ofMeta, ...verified.problems] }
  })
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
      const { code, line, indent } = example
      const file = path.join(root, example.page)
      const written = fixed.split('\n').map(it => `${indent}${it}`.trimEnd())
      const lines = readFileSync(file, 'utf8').split('\n')
      lines.splice(line - 1, code.split('\n').length, ...written)
      writeFileSync(file, lines.join('\n'))
    }
  }
}
