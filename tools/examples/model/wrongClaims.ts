import { sameInAnyLayout, sameInAnyOrder } from './compareOutput'
import { printedLines } from './printedLines'
import type { Execution } from './run'

type Verified = {
  example: { name: string; claimed: readonly string[] }
  execution: Pick<Execution, 'run' | 'variation'>
}

/** Whether no run prints what the package says, line breaks aside. */
const isClaimWrong = ({
  example: { claimed },
  execution: { run, variation },
}: Verified): boolean => {
  const isSame = variation === 'none' ? sameInAnyLayout : sameInAnyOrder
  return variation !== 'values' && !isSame(claimed, printedLines(run))
}

/** A sentence for each example whose comments say what it does not print. */
export const describeWrongClaims = (verified: readonly Verified[]): string[] =>
  verified
    .filter(isClaimWrong)
    .map(
      ({ example: { name, claimed }, execution: { run } }) =>
        `The package's example of \`${name}\` says that it prints ${JSON.stringify(claimed.join('\n'))}, but it prints ${JSON.stringify(printedLines(run).join('\n'))}. Its page shows what it prints; tell the package.`,
    )
