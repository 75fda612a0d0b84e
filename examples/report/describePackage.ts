import { isClaimWrong } from '../model/wrongClaims'
import type { VerifiedPackageExample } from '../verifyPackage'

const list = (verified: readonly VerifiedPackageExample[]): string =>
  `${verified.length} (${verified.map(({ prepared }) => prepared.name).join(', ')})`

/** What had to be done to the package's own examples. */
export const describePackage = (
  verified: readonly VerifiedPackageExample[],
): string[] => {
  const completed = verified.filter(({ prepared }) => prepared.importsAdded)
  const wrong = verified.filter(isClaimWrong)
  const untyped = verified.filter(({ typeProblems }) => typeProblems.length > 0)
  return [
    `Imports completed in ${completed.length} examples of the package.`,
    `Shown with what they really print, which is not what the package claims: ${list(wrong)}.`,
    `With accepted type errors: ${list(untyped)}.`,
  ]
}
