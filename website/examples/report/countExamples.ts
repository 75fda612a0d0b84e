import type { VerifiedExample } from '../verifyAuthored'
import type { VerifiedPackageExample } from '../verifyPackage'

const columns = [
  'examples',
  'ran',
  'passed',
  'unordered',
  'varying',
  'throwing',
  'corrected',
  'opted out',
] as const

/** What the report says about one page. */
export type Counts = { page: string } & Record<(typeof columns)[number], number>

export const countAuthored = (
  page: string,
  verified: readonly VerifiedExample[],
): Counts => {
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
    'opted out': count(({ example }) => example.meta.noRun !== undefined),
  }
}

export const countPackage = (
  verified: readonly VerifiedPackageExample[],
): Counts => {
  const count = (test: (one: VerifiedPackageExample) => boolean) =>
    verified.filter(test).length
  return {
    page: 'docs/api (from the package)',
    examples: verified.length,
    ran: verified.length,
    passed: count(({ problems }) => problems.length === 0),
    unordered: count(({ execution }) => execution.variation === 'order'),
    varying: count(({ execution }) => execution.variation === 'values'),
    throwing: 0,
    corrected: count(({ prepared }) => Boolean(prepared.correction)),
    'opted out': 0,
  }
}

export const countAll = (rows: readonly Counts[]): Counts => {
  const all = countAuthored('in all', [])
  for (const row of rows) {
    for (const column of columns) {
      all[column] += row[column]
    }
  }
  return all
}
