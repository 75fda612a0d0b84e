import { beforeAll, expect, test } from 'vitest'
import { withImports } from '../../../examples/model/addImports'
import { loadApiModel } from '../../../library/loadApiModel'
import { valueNames } from '../../../library/model/schema'
import { listElsewhere } from '../../build/elsewhere'
import { collectFacts } from '../../build/facts'
import { readDeclarations } from '../../build/typescript/readDeclarations'
import { createTypeService, type TypeService } from './createTypeService'
import type { TypeDiagnostic } from './messages'

let service: TypeService

beforeAll(async () => {
  const model = await loadApiModel()
  const facts = collectFacts(model, false)
  service = createTypeService(await readDeclarations(), {
    facts,
    elsewhere: listElsewhere(false, valueNames(model.entries)),
  })
}, 180_000)

const diagnose = (code: string) =>
  service({
    kind: 'diagnostics',
    code,
    file: 'main.ts',
    position: 0,
  }) as readonly TypeDiagnostic[]

/** The code after one press. */
const mend = (code: string, { fix }: TypeDiagnostic): string => {
  const edited = (fix?.edits ?? [])
    .toReversed()
    .reduce(
      (text, { from, to, insert }) =>
        text.slice(0, from) + insert + text.slice(to),
      code,
    )
  const imports = fix?.imports ?? []
  return imports.length > 0 ? withImports(edited, 'lfi', imports) : edited
}

const head = `import { asAsync, asConcur, filterAsync, findConcur, map, mapConcur, maxWith, pipe, reduce, reduceAsync, toArray } from 'lfi'
const xs = [1, 2]
const load = async (n: number) => n
`

/** Beginners' mistakes: what is said, and what one press makes of each. */
const mistakes: readonly (readonly [
  code: string,
  says: RegExp,
  mended: string,
])[] = [
  [
    'console.log(pipe(xs, map(n => n + 1)))',
    /^Nothing has run yet: this prints a lazy iterable\. Collect its values with reduce\(toArray\(\)\)\.$/u,
    'console.log(pipe(xs, map(n => n + 1), reduce(toArray())))',
  ],
  [
    'const ys = map(n => n + 1, xs)\nconsole.log(ys)',
    /^Nothing has run yet/u,
    'console.log(pipe(ys, reduce(toArray())))',
  ],
  [
    'console.log(pipe(asConcur(xs), mapConcur(load)))',
    /a lazy concur iterable\. Collect its values with reduceConcur/u,
    'console.log(await pipe(asConcur(xs), mapConcur(load), reduceConcur(toArray())))',
  ],
  [
    'console.log(pipe(xs, maxWith(n => n)))',
    /a lazy optional\. Take its value with get, or with or if/u,
    'console.log(pipe(xs, maxWith(n => n), get))',
  ],
  [
    'console.log(findConcur(n => n > 1, asConcur(xs)))',
    /Take its value with getConcur/u,
    'console.log(await pipe(findConcur(n => n > 1, asConcur(xs)), getConcur))',
  ],
  [
    'console.log(load(1))',
    /^This prints a pending promise\. Add `await`\.$/u,
    'console.log(await load(1))',
  ],
  [
    'const ys = pipe(xs, mapConcur(load))\nys',
    /^mapConcur takes a concur iterable, but gets an iterable\. Convert it with asConcur\.$/u,
    'pipe(xs, asConcur, mapConcur(load))',
  ],
  [
    'const ys = pipe(\n  xs,\n  mapConcur(load),\n)\nys',
    /Convert it with asConcur/u,
    'pipe(\n  xs,\n  asConcur,\n  mapConcur(load),\n)',
  ],
  [
    'const ys = mapConcur(load, xs)\nys',
    /takes a concur iterable/u,
    'mapConcur(load, asConcur(xs))',
  ],
  [
    'const ys = pipe(asAsync(xs), mapConcur(load))\nys',
    /^mapConcur takes a concur iterable, but gets an async iterable\. Convert it with asConcur\.$/u,
    'pipe(asAsync(xs), asConcur, mapConcur(load))',
  ],
  [
    'const ys = pipe(asAsync(xs), map(n => n * 2))\nys',
    /^map takes a plain iterable, but gets an async iterable: use mapAsync\.$/u,
    'pipe(asAsync(xs), mapAsync(n => n * 2))',
  ],
  [
    'const ys = pipe(xs, asConcur, filterAsync(n => n > 1))\nys',
    /^filterAsync takes an async iterable, but gets a concur iterable: use filterConcur\.$/u,
    'pipe(xs, asConcur, filterConcur(n => n > 1))',
  ],
  [
    'const ys = map(n => n * 2, asConcur(xs))\nys',
    /use mapConcur/u,
    'mapConcur(n => n * 2, asConcur(xs))',
  ],
  [
    'const ys = await pipe(asConcur(xs), mapConcur(load), reduce(toArray()))\nys',
    /^reduce takes a plain iterable, but gets a concur iterable: use reduceConcur\.$/u,
    'mapConcur(load), reduceConcur(toArray()))',
  ],
  [
    'const ys = pipe(xs, map(n => n + 1), toArray())\nys',
    /^toArray is a reducer, not a step: give it to reduce\.$/u,
    'map(n => n + 1), reduce(toArray()))',
  ],
]

test.each(mistakes)('one press mends %j', (code, says, mended) => {
  const program = head + code
  const problems = diagnose(program)
  expect(problems).toMatchObject([{ message: expect.stringMatching(says) }])
  const [problem] = problems
  const after = problem ? mend(program, problem) : ''
  expect(after).toContain(mended)
  expect(diagnose(after)).toEqual([])
})

test('what is right gets no advice', () => {
  expect(
    diagnose(`${head}console.log(pipe(xs, map(n => n + 1), reduce(toArray())))
console.log(new Set(xs), 'text', await load(1))
for (const y of map(n => n, xs)) { console.log(y) }
import { forEachConcur, maxBy, or } from 'lfi'
await pipe(asConcur(xs), mapConcur(load), forEachConcur(n => console.log(n)))
pipe(xs, maxBy((a, b) => a - b), or(() => 0))
const own = { map: (n: number) => n }
console.log(own.map(1))`),
  ).toEqual([])
})

test('a function of the code that is called like one of lfi gets no advice', () => {
  const code = `import { pipe } from 'lfi'
const mapConcur = (n: number) => (xs: number[]) => xs.map(x => x + n)
const ys: string[] = pipe([1], mapConcur(1))
ys`
  expect(diagnose(code)).toMatchObject([{ code: 2322 }])
})

test('names of other libraries are answered with those of lfi, or with what to write', () => {
  const code =
    "import { groupBy, partition, sortBy } from 'lfi'\ngroupBy(sortBy, partition)"
  expect(diagnose(code)).toMatchObject([
    {
      message:
        'lfi has no `groupBy`. Use `toGrouped` and `toArray`, the counterpart of `_.groupBy`.',
      link: { path: '/docs/coming-from/lodash#from-groupby' },
      fix: { label: 'Change to toGrouped' },
    },
    {
      message:
        "lfi has no `partition`. Instead: toGrouped with the test's result as the key.",
      link: { path: '/docs/recipes/split-a-list-in-two' },
    },
    {
      message:
        'lfi has no `sortBy`. Instead: collect with toArray, then sort the array.',
      link: { path: '/docs/coming-from/lodash#no-sortby' },
    },
  ])
})

test.each([
  [
    "import { some } from 'lfi'\nconsole.log('some', some(n => n > 1, [1]))",
    "import { any } from 'lfi'\nconsole.log('some', any(n => n > 1, [1]))",
  ],
  [
    "import { map } from 'lfi'\nconsole.log(map, some((n: number) => n > 1, [1]))",
    "import { map, any } from 'lfi'\nconsole.log(map, any((n: number) => n > 1, [1]))",
  ],
])('one press changes a name of another library: %j', (code, mended) => {
  const problem = diagnose(code).find(({ link }) => link)
  const after = problem ? mend(code, problem) : ''
  expect(after).toBe(mended)
  expect(diagnose(after)).toEqual([])
})

test.each([
  'sortBy([1])',
  "import { map } from 'lfi'\nconsole.log(map, partition)",
  "import { map } from 'lfi'\nconsole.log(map, { id: 1 }.groupBy)",
])('other names that are missing are not taken for those: %s', code => {
  const problems = diagnose(code)
  expect(problems).not.toEqual([])
  expect(problems.filter(({ link }) => link)).toEqual([])
})

test.each([
  [
    "import { chunked } from 'lfi'\nconsole.log('chunked', chunked(2, [1]))",
    "import { chunk } from 'lfi'\nconsole.log('chunked', chunk(2, [1]))",
  ],
  [
    'const order = { total: 1 }\nconsole.log(order.totel)',
    'const order = { total: 1 }\nconsole.log(order.total)',
  ],
])('one press mends what TypeScript takes for a slip: %s', (code, mended) => {
  const [found] = diagnose(code)
  expect(found?.fix?.label).toMatch(/^Change to /u)
  expect(found && mend(code, found)).toBe(mended)
})

/** Asks at the end of the code. */
const askAtEnd = (kind: 'completions' | 'hover', code: string) =>
  service({ kind, code, file: 'main.ts', position: code.length - 1 })

test('a name of lfi leads to its page, also before it is imported; of others none does', () => {
  for (const code of [
    "import { map } from 'lfi'\nmap",
    "import { map as m } from 'lfi'\nm",
    "import * as lfi from 'lfi'\nlfi.map",
    'map',
  ]) {
    expect(askAtEnd('hover', code), code).toMatchObject({
      link: { path: '/docs/api/variables/map' },
    })
  }
  for (const code of [
    "import { map } from 'ramda'\nmap",
    "import { map } from 'left-pad'\nmap",
    'const map = 1\nmap',
    '[1].map',
  ]) {
    expect(askAtEnd('hover', code), code).not.toHaveProperty('link')
  }
})

test('what is not imported is completed with its module, except members', () => {
  expect(askAtEnd('completions', 'takeWh')).toMatchObject({
    entries: expect.arrayContaining([
      expect.objectContaining({ name: 'takeWhileAsync', module: 'lfi' }),
      expect.objectContaining({ name: 'orders', module: 'lfi-playground' }),
    ]),
  })
  expect(askAtEnd('completions', "'text'.to")).not.toMatchObject({
    entries: expect.arrayContaining([
      expect.objectContaining({ module: 'lfi' }),
    ]),
  })
})
