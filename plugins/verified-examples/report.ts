import { sameInAnyLayout, sameInAnyOrder } from './model/compareOutput'
import { describeProblem } from './model/describeProblem'
import { printedLines } from './model/printedLines'
import type { VerifiedExample } from './verifyAuthored'
import type { VerifiedPackageExample } from './verifyPackage'

type Row = {
  page: string
  examples: number
  ran: number
  passed: number
  unordered: number
  varying: number
  throwing: number
  corrected: number
  optedOut: number
}

const columns = [
  ['page', 'page'],
  ['examples', 'examples'],
  ['ran', 'ran'],
  ['passed', 'passed'],
  ['unordered', 'unordered'],
  ['varying', 'varying'],
  ['throwing', 'throwing'],
  ['corrected', 'corrected'],
  ['optedOut', 'opted out'],
] as const

const countAuthored = (
  page: string,
  verified: readonly VerifiedExample[],
): Row => {
  const count = (test: (one: VerifiedExample) => boolean) =>
    verified.filter(test).length
  return {
    page,
    examples: verified.length,
    ran: count(({ execution }) => execution !== undefined),
    passed: count(
      ({ execution, problems }) => Boolean(execution) && problems.length === 0,
    ),
    unordered: count(({ example }) => example.meta.unordered),
    varying: count(({ example }) => example.meta.varies),
    throwing: count(({ example }) => example.meta.throws),
    corrected: 0,
    optedOut: count(({ example }) => example.meta.noRun !== undefined),
  }
}

const countPackage = (verified: readonly VerifiedPackageExample[]): Row => ({
  page: 'docs/api (from the package)',
  examples: verified.length,
  ran: verified.length,
  passed: verified.filter(({ problems }) => problems.length === 0).length,
  unordered: verified.filter(({ execution }) => execution.variation === 'order')
    .length,
  varying: verified.filter(({ execution }) => execution.variation === 'values')
    .length,
  throwing: 0,
  corrected: verified.filter(({ prepared }) => prepared.correction).length,
  optedOut: 0,
})

const total = (rows: readonly Row[]): Row => {
  const sum = (field: Exclude<keyof Row, 'page'>) =>
    rows.reduce((result, row) => result + row[field], 0)
  return {
    page: 'in all',
    examples: sum('examples'),
    ran: sum('ran'),
    passed: sum('passed'),
    unordered: sum('unordered'),
    varying: sum('varying'),
    throwing: sum('throwing'),
    corrected: sum('corrected'),
    optedOut: sum('optedOut'),
  }
}

const table = (rows: readonly Row[]): string => {
  const cells = [
    columns.map(([, title]) => title as string),
    ...rows.map(row => columns.map(([field]) => String(row[field]))),
  ]
  const widths = columns.map((_, column) =>
    Math.max(...cells.map(line => line[column]?.length ?? 0)),
  )
  return cells
    .map(line =>
      line
        .map((cell, column) =>
          column === 0
            ? cell.padEnd(widths[column] ?? 0)
            : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}

/** Whether no run prints what the package says, whatever the line breaks. */
const isClaimWrong = ({
  prepared: { claimed },
  execution: { run, variation },
}: VerifiedPackageExample): boolean => {
  const isSame = variation === 'none' ? sameInAnyLayout : sameInAnyOrder
  return variation !== 'values' && !isSame(claimed, printedLines(run))
}

const describePackage = (
  verified: readonly VerifiedPackageExample[],
): string[] => {
  const differing = verified.filter(isClaimWrong)
  const untyped = verified.filter(({ typeProblems }) => typeProblems.length > 0)
  const names = (list: readonly VerifiedPackageExample[]) =>
    list.map(({ prepared }) => prepared.name).join(', ')
  return [
    `Imports completed in ${verified.filter(({ prepared }) => prepared.importsAdded).length} examples of the package.`,
    `Shown with what they really print, which is not what the package claims: ${differing.length} (${names(differing)}).`,
    `With accepted type errors: ${untyped.length} (${names(untyped)}).`,
  ]
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
  const optedOut = authored.filter(
    ({ example }) => example.meta.noRun !== undefined,
  )
  const problems = [...authored, ...fromPackage].flatMap(
    ({ problems }) => problems,
  )
  return [
    table([...rows, total(rows)]),
    '',
    ...optedOut.map(
      ({ example: { page, line, meta } }) =>
        `Opted out: ${page}:${line - 1} (${meta.noRun})`,
    ),
    ...describePackage(fromPackage),
    ...problems.map(problem => `\n${describeProblem(problem)}`),
    '',
    problems.length === 0
      ? 'Every output on the site is the output printed.'
      : `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`,
  ].join('\n')
}
