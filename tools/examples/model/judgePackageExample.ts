import { describeOutcome } from './judgeOutcome'
import type { Problem } from './problem'
import type { Run, TypeProblem } from './run'

export type PackageEvidence = {
  name: string
  /** The file of data/ in which it can be corrected. */
  file: string
  run: Run
  typeProblems: readonly TypeProblem[]
  typeException: string | undefined
  /** What else is wrong with it: a sentence, or nothing. */
  otherwise: string
}

const judgeTypes = ({
  file,
  typeProblems: [problem],
  typeException,
}: PackageEvidence): string => {
  if (problem && !typeException) {
    return `Type error on line ${problem.line}: ${problem.message} Correct the example in ${file}, or say there why the error is accepted.`
  }
  return !problem && typeException
    ? `TypeScript accepts it: remove its type exception from ${file}.`
    : ''
}

/** Of an example of an export, be it the package's or this site's own. */
export const judgePackageExample = (evidence: PackageEvidence): Problem[] => {
  const { name, file, run, otherwise } = evidence
  const failure =
    run.outcome === 'finished'
      ? ''
      : `It does not run (${describeOutcome(run)}). Correct it in ${file}.`
  return [otherwise, failure, judgeTypes(evidence)]
    .filter(Boolean)
    .map(sentence => ({ place: `lfi: ${name}`, sentence }))
}
