import { describeProblem } from './model/problem'
import { isClaimWrong } from './model/wrongClaims'
import type { VerifiedExample } from './verifyAuthored'
import type { VerifiedPackageExample } from './verifyPackage'

const list = (verified: readonly VerifiedPackageExample[]): string =>
  `${verified.length} (${verified.map(({ example }) => example.name).join(', ')})`

/** What had to be done to the package's own examples. */
const describePackage = (verified: readonly VerifiedPackageExample[]) => {
  const corrected = verified.filter(({ example }) => example.correction)
  const untyped = verified.filter(({ typeProblems }) => typeProblems.length > 0)
  return [
    `${verified.length} examples of the package were run.`,
    `Corrected: ${list(corrected)}.`,
    `Shown with what they really print, which is not what the package claims: ${list(verified.filter(isClaimWrong))}.`,
    `With accepted type errors: ${list(untyped)}.`,
  ]
}

const describeAuthored = (authored: readonly VerifiedExample[]): string[] => {
  const pages = new Set(authored.map(({ example }) => example.page))
  return [
    `${authored.length} examples are on ${pages.size} pages.`,
    ...authored.flatMap(({ example: { page, line, meta } }) =>
      meta.noRun === undefined
        ? []
        : [`Opted out: ${page}:${line - 1} (${meta.noRun})`],
    ),
  ]
}

const conclude = (count: number): string => {
  if (count === 0) {
    return 'Every output on the site is the output printed.'
  }
  return count === 1 ? '1 problem.' : `${count} problems.`
}

/** The report of `npm run examples`, the same for the same examples. */
export const report = (
  authored: readonly VerifiedExample[],
  fromPackage: readonly VerifiedPackageExample[],
): string => {
  const problems = [...authored, ...fromPackage].flatMap(one => one.problems)
  return [
    ...describeAuthored(authored),
    ...describePackage(fromPackage),
    ...problems.map(problem => `\n${describeProblem(problem)}`),
    '',
    conclude(problems.length),
  ].join('\n')
}
