import type { FenceMeta } from '../../../website/examples/model/parseFenceMeta'
import { splitClaims } from '../../../website/examples/model/splitClaims'
import type { Example } from './example'
import { judgeOutcome } from './judgeOutcome'
import { judgeOutput } from './judgeOutput'
import { printedLines } from './printedLines'
import type { Problem } from './problem'
import type { Execution, Statement, TypeProblem, Variation } from './run'

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

export type Evidence = {
  execution: Execution
  typeProblems: readonly TypeProblem[]
  statements: readonly Statement[]
  /** What `lfi` exports, to tell a missing import from another mistake. */
  exported: ReadonlySet<string>
}

const judgeMeta = ({ meta }: Example): string[] => [
  ...meta.unknown.map(
    word =>
      `The fence says \`${word}\`, which means nothing here. It may say title="…", {1,3-5}, unordered, varies, throws, rejects, previous, or no-run="reason".`,
  ),
  ...(meta.noRun === ''
    ? ['The fence opts out without a reason: write no-run="why".']
    : []),
]

export const judgeExample = (
  example: Example,
  evidence: Evidence | undefined,
): Problem[] => {
  const at = (line: number): string =>
    `${example.page}:${example.line + line - 1}`
  const problems: Problem[] = judgeMeta(example).map(sentence => ({
    place: `${example.page}:${example.line - 1}`,
    sentence,
  }))
  if (!evidence) {
    return problems
  }
  const { execution, typeProblems, statements, exported } = evidence
  const { run, variation } = execution
  for (const { line, message } of typeProblems) {
    problems.push({ place: at(line), sentence: `Type error: ${message}` })
  }
  const failure = judgeOutcome(run, example.meta, exported)
  if (failure) {
    const statement = statements[run.error?.statement ?? 0]
    return [
      ...problems,
      { place: at(statement?.first ?? 1), sentence: failure },
    ]
  }
  const varying = judgeVariation(variation, example.meta)
  if (varying) {
    problems.push({ place: at(1), sentence: varying })
  }
  const claimed = [
    ...splitClaims(example.code).output,
    ...(example.outputFence ?? []),
  ]
  const printed = printedLines(run)
  const sentence = judgeOutput(claimed, printed, example.meta)
  if (sentence) {
    problems.push({
      place: at(1),
      sentence,
      comparison: { claimed, printed },
    })
  }
  return problems
}
