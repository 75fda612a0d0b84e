import { describeProblem } from '../model/problem'
import { isClaimWrong } from '../model/wrongClaims'
import type { VerifiedExample } from '../verifyAuthored'
import type { VerifiedPackageExample } from '../verifyPackage'
import { countAll, countAuthored, countPackage } from './countExamples'

/** A table of text: the first column to the left, figures to the right. */
const printTable = (
  rows: readonly Readonly<Record<string, string | number>>[],
): string => {
  const titles = Object.keys(rows[0] ?? {})
  const cells = [
    titles,
    ...rows.map(row => titles.map(title => String(row[title]))),
  ]
  const widths = titles.map((_, column) =>
    Math.max(...cells.map(line => line[column]?.length ?? 0)),
  )
  const align = (cell: string, column: number): string => {
    const width = widths[column] ?? 0
    return column === 0 ? cell.padEnd(width) : cell.padStart(width)
  }
  return cells.map(line => line.map(align).join('  ')).join('\n')
}

const list = (verified: readonly VerifiedPackageExample[]): string =>
  `${verified.length} (${verified.map(({ prepared }) => prepared.name).join(', ')})`

/** What had to be done to the package's own examples. */
const describePackage = (
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
