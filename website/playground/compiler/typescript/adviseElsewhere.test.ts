import { beforeAll, expect, test } from 'vitest'
import { listElsewhere } from '../../build/names/listElsewhere'
import { readDeclarations } from '../../build/typescript/readDeclarations'
import { createTypeService, type TypeService } from './createTypeService'
import { diagnoseWith, mend } from './fixtures/pressFix'
import type { TypeDiagnostic } from './messages'

let service: TypeService

beforeAll(async () => {
  service = createTypeService(await readDeclarations(), listElsewhere(false))
})

const diagnose = (code: string) => diagnoseWith(service, code)

test('names of other libraries are answered with those of lfi, or that it has none', () => {
  const problems = diagnose(
    "import { groupBy, partition, sortBy } from 'lfi'\nsortBy(order => order.id, groupBy, partition)",
  )
  expect(problems).toMatchObject([
    {
      message: expect.stringMatching(
        /^lfi has no groupBy\. For _\.groupBy it has toGrouped and toArray: /u,
      ),
      link: { path: '/docs/coming-from/lodash#from-groupby' },
      fix: { label: 'Change to toGrouped' },
    },
    {
      message: expect.stringMatching(/^lfi has no partition\. Instead of/u),
      link: { path: '/docs/recipes/split-a-list-in-two' },
    },
    {
      message:
        'lfi has no sortBy. Instead of _.sortBy: collect with toArray, then sort the array.',
      link: { path: '/docs/coming-from/lodash#no-sortby' },
    },
  ])
  expect(problems[2]?.fix).toBeUndefined()
})

test.each([
  [
    "import { some } from 'lfi'\nconsole.log('some', some(n => n > 1, [1]))",
    "import { any } from 'lfi'\nconsole.log('some', any(n => n > 1, [1]))",
  ],
  [
    "import { some, any } from 'lfi'\nconsole.log(some(n => n > 1, [1]), any)",
    "import { any } from 'lfi'\nconsole.log(any(n => n > 1, [1]), any)",
  ],
  [
    "import { any, some } from 'lfi'\nconsole.log(some(n => n > 1, [1]), any)",
    "import { any } from 'lfi'\nconsole.log(any(n => n > 1, [1]), any)",
  ],
  [
    "import { some as has } from 'lfi'\nconsole.log(has(n => n > 1, [1]))",
    "import { any as has } from 'lfi'\nconsole.log(has(n => n > 1, [1]))",
  ],
  [
    "import * as lfi from 'lfi'\nconsole.log(lfi.some((n: number) => n > 1, [1]))",
    "import * as lfi from 'lfi'\nconsole.log(lfi.any((n: number) => n > 1, [1]))",
  ],
  [
    "import { map } from 'lfi'\nconsole.log(typeof map, some(n => n > 1, [1]))",
    "import { map, any } from 'lfi'\nconsole.log(typeof map, any(n => n > 1, [1]))",
  ],
  [
    "import { tally } from 'lfi'\nconsole.log(tally([1]))",
    "import { count } from 'lfi'\nconsole.log(count([1]))",
  ],
])('one press changes the name wherever it is used: %s', (code, mended) => {
  const [problem, ...others] = diagnose(code)
  expect(others).toEqual([])
  expect(problem && mend(code, problem)).toBe(mended)
  expect(diagnose(mended)).toEqual([])
})

const marble = "import { asAsync, asConcur, map, pipe } from 'lfi'"

test.each([
  ['pipe([1], mergeMap(n => [n]))', 'flatMap'],
  ['pipe([1], map(n => n + 1), mergeMap(n => [n]))', 'flatMap'],
  ['pipe([[1]], mergeAll, mergeMap(n => [n]))', 'flatMap'],
  ['pipe(asAsync([1]), mergeMap(n => [n]))', 'flatMapAsync'],
  ['pipe(asConcur([1]), mergeMap(n => [n]))', 'flatMapConcur'],
  ['pipe(asConcur([1]), concatMap(n => [n]))', 'flatMapConcur'],
  ['pipe(asConcur([1]), some(n => n > 1))', 'anyConcur'],
  ['mergeMap(n => [n], [1])', 'flatMap'],
  // What is asynchronous is converted.
  ['pipe([1], mergeMap(async n => [n]))', 'flatMapConcur'],
  // Nothing is known.
  ['mergeMap(n => [n])', 'flatMapConcur'],
  ['pipe(unknown, mergeMap(n => [n]))', 'flatMapConcur'],
  ['from([1])', 'asConcur'],
])('the form that is offered is that of the pipeline: %s', (code, use) => {
  const fixes = diagnose(`${marble}\n${code}`).flatMap(({ fix }) => fix ?? [])
  expect(fixes.at(-1)).toMatchObject({
    label: `Change to ${use}`,
    imports: [use],
  })
})

test('an imported name gets the form of each pipeline that it stands in', () => {
  const code = (imported: string, plain: string, concur: string) =>
    `import { asConcur, ${imported}, pipe } from 'lfi'
console.log(typeof pipe([1], ${plain}(n => [n])))
console.log(typeof pipe(asConcur([1]), ${concur}(n => [n])))`
  const wrong = code('mergeMap', 'mergeMap', 'mergeMap')
  const [problem] = diagnose(wrong)
  expect(problem?.fix?.label).toBe('Change to flatMap and flatMapConcur')
  expect(problem?.message).toMatch(
    / For what flows here it is flatMap and flatMapConcur\.$/u,
  )
  const mended = code('flatMap, flatMapConcur', 'flatMap', 'flatMapConcur')
  expect(problem && mend(wrong, problem)).toBe(mended)
  expect(diagnose(mended)).toEqual([])
})

test.each([
  "import { sortBy } from './sort'\nsortBy",
  'sortBy([1])',
  "import { map } from 'lfi'\nconsole.log(map, path)",
  "import { map } from 'lfi'\nconsole.log(map, filter(Boolean, [1]))",
  "import { map } from 'lfi'\nconsole.log(map, { id: 1 }.groupBy)",
])('other names that are missing are not taken for those: %s', code => {
  const problems = diagnose(code)
  expect(problems).not.toEqual([])
  expect(problems.filter(({ link }) => link)).toEqual([])
})

test('a name that another file exports is not taken for one of lfi', () => {
  const [problem] = service({
    kind: 'diagnostics',
    code: "import { map } from 'lfi'\nconsole.log(typeof map, groupBy([1]))",
    file: 'main.ts',
    others: [
      { name: 'a.ts', code: 'export const groupBy = (xs: number[]) => xs' },
    ],
    position: 0,
  }) as readonly TypeDiagnostic[]
  expect(problem).toMatchObject({ code: 2304, module: './a' })
})
