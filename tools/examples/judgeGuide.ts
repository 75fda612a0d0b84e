import type { FenceMeta } from '../../website/examples/model/parseFenceMeta'
import { splitClaims } from '../../website/examples/model/splitClaims'
import { sameInAnyOrder, sameLines } from './compareOutput'
import type { TypeProblem } from './examine'
import type { GuideExample } from './guides'
import { readStatements } from './prepareCode'
import type { Problem } from './problem'
import {
  type Execution,
  type Outcome,
  printedLines,
  type Variation,
} from './program'

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
    'The example was stopped because it had not ended after 15 seconds. Look for an endless loop, or an interval that nothing clears.',
  flooded: () =>
    'The example was stopped because it prints more than 500 lines.',
}

const expectedOutcome = ({ throws, rejects }: FenceMeta): Outcome => {
  const failed = rejects ? 'rejected' : 'finished'
  return throws ? 'threw' : failed
}

/** The sentence about a declaration of varying output that is not true. */
const judgeVariation = (
  variation: Variation,
  { unordered, varies }: FenceMeta,
): string | undefined => {
  if (variation === 'none' && (unordered || varies)) {
    const word = varies ? 'varies' : 'unordered'
    return `The fence says \`${word}\`, but however its lookups and random numbers come out, it prints the same: remove the word.`
  }
  if (variation === 'order' && !unordered) {
    return 'The order of what the example prints may change between runs: add `unordered` to the fence, or make the order fixed.'
  }
  if (variation === 'values' && !varies) {
    return 'What the example prints may change between runs, not only its order: add `varies` to the fence, or make its data fixed.'
  }
  return undefined
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

/** What was seen of an example that ran. */
type Evidence = {
  execution: Execution
  typeProblems: readonly TypeProblem[]
}

const judgeRun = (
  example: GuideExample,
  { run, variation }: Execution,
): (Omit<Problem, 'place'> & { line: number })[] => {
  const { meta, code } = example
  if (run.outcome !== expectedOutcome(meta)) {
    const statement = readStatements(example)[run.error?.statement ?? 0]
    const sentence = unexpected[run.outcome](run.error?.text ?? '')
    return [{ line: statement?.first ?? 1, sentence }]
  }
  const varying = judgeVariation(variation, meta)
  const claimed = splitClaims(code).output
  const printed = printedLines(run)
  const isSame = meta.unordered ? sameInAnyOrder : sameLines
  return [
    ...(varying ? [{ line: 1, sentence: varying }] : []),
    ...(isSame(claimed, printed)
      ? []
      : [
          {
            line: 1,
            sentence:
              'The //=> comments of the example are not what it prints. `npm run record guides` writes what is printed.',
            comparison: { claimed, printed },
          },
        ]),
  ]
}

/** What is wrong with an example of a guide. */
export const judgeGuide = (
  example: GuideExample,
  evidence: Evidence | undefined,
): Problem[] => {
  const at = (line: number): string =>
    `${example.page}:${example.line + line - 1}`
  const { typeProblems = [], execution } = evidence ?? {}
  return [
    ...judgeMeta(example.meta).map(sentence => ({ place: at(0), sentence })),
    ...typeProblems.map(({ line, message }) => ({
      place: at(line),
      sentence: `Type error: ${message}`,
    })),
    ...(execution ? judgeRun(example, execution) : []).map(
      ({ line, ...problem }) => ({ place: at(line), ...problem }),
    ),
  ]
}
