import { describeOutcome } from './judgeOutcome'
import type { Problem } from './problem'
import type { Run, TypeProblem } from './run'

export type PackageEvidence = {
  name: string
  run: Run
  typeProblems: readonly TypeProblem[]
  typeException: string | undefined
  /** Whether a correction does not find the text that it is to replace. */
  isCorrectionUnfit: boolean
}

const judgeTypes = ({
  name,
  typeProblems,
  typeException,
}: PackageEvidence): string | undefined => {
  const [problem] = typeProblems
  if (problem && !typeException) {
    return `Type error on line ${problem.line} of the package's example of \`${name}\`: ${problem.message} Correct the example in data/exampleCorrections.ts, or say there why the error is accepted.`
  }
  return !problem && typeException
    ? `The type exception of \`${name}\` is no longer needed. Remove it from data/exampleCorrections.ts.`
    : undefined
}

export const judgePackageExample = (evidence: PackageEvidence): Problem[] => {
  const { name, run, isCorrectionUnfit } = evidence
  const failure =
    run.outcome === 'finished'
      ? undefined
      : `The package's example of \`${name}\` does not run (${describeOutcome(run)}). Correct it in data/exampleCorrections.ts.`
  const unfit = isCorrectionUnfit
    ? `The correction of \`${name}\` finds nothing to replace: the package has changed the example. Remove it from data/exampleCorrections.ts or adapt it.`
    : undefined
  return [unfit, failure, judgeTypes(evidence)].flatMap(sentence =>
    sentence ? [{ place: `lfi: ${name}`, sentence }] : [],
  )
}
