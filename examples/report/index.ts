import { describeProblem } from '../model/describeProblem'
import type { VerifiedExample } from '../verifyAuthored'
import type { VerifiedPackageExample } from '../verifyPackage'
import { countAll, countAuthored, countPackage } from './countExamples'
import { describePackage } from './describePackage'
import { printTable } from './printTable'

const describeOptOuts = (authored: readonly VerifiedExample[]): string[] =>
  authored
    .filter(({ example }) => example.meta.noRun !== undefined)
    .map(
      ({ example: { page, line, meta } }) =>
        `Opted out: ${page}:${line - 1} (${meta.noRun})`,
    )

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
  const pages = [...new Set(authored.map(({ example }) => example.page))]
  const rows = [
    ...pages.map(page =>
      countAuthored(
        page,
        authored.filter(({ example }) => example.page === page),
      ),
    ),
    countPackage(fromPackage),
  ]
  const problems = [...authored, ...fromPackage].flatMap(one => one.problems)
  return [
    printTable([...rows, countAll(rows)]),
    '',
    ...describeOptOuts(authored),
    ...describePackage(fromPackage),
    ...problems.map(problem => `\n${describeProblem(problem)}`),
    '',
    conclude(problems.length),
  ].join('\n')
}
