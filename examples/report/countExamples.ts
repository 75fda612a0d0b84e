import type { VerifiedExample } from '../verifyAuthored'
import type { VerifiedPackageExample } from '../verifyPackage'

/** What the report says about one page. */
export type Counts = {
  page: string
  examples: number
  ran: number
  passed: number
  unordered: number
  varying: number
  throwing: number
  corrected: number
  'opted out': number
}

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

const add = (a: Counts, b: Counts): Counts => ({
  page: a.page,
  examples: a.examples + b.examples,
  ran: a.ran + b.ran,
  passed: a.passed + b.passed,
  unordered: a.unordered + b.unordered,
  varying: a.varying + b.varying,
  throwing: a.throwing + b.throwing,
  corrected: a.corrected + b.corrected,
  'opted out': a['opted out'] + b['opted out'],
})

export const countAll = (rows: readonly Counts[]): Counts =>
  rows.reduce(add, { ...countAuthored('in all', []) })
