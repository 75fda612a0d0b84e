import { beforeAll, expect, test } from 'vitest'
import { withImports } from '../../../examples/model/addImports'
import { loadApiModel } from '../../../library/loadApiModel'
import { valueNames } from '../../../library/model/schema'
import { listElsewhere } from '../../build/elsewhere'
import { collectFacts } from '../../build/facts'
import { readDeclarations } from '../../build/typescript/readDeclarations'
import { createTypeService, type TypeService } from './createTypeService'
import type {
  TypeAnswers,
  TypeDiagnostic,
  TypeRequest,
  TypeRequestKind,
} from './messages'

let service: TypeService

beforeAll(async () => {
  const model = loadApiModel()
  service = createTypeService(await readDeclarations(), {
    facts: collectFacts(model),
    elsewhere: listElsewhere(valueNames(model.entries)),
  })
}, 180_000)

/** Asks at the place of the bar in the code. */
const ask = <Kind extends TypeRequestKind>(
  kind: Kind,
  marked: string,
  rest: Partial<TypeRequest> = {},
) => {
  const position = Math.max(0, marked.indexOf('§'))
  const code = marked.replace('§', '')
  const request = { kind, code, position, file: 'main.ts', ...rest }
  return service(request) as TypeAnswers[Kind]
}

const diagnose = (code: string) => ask('diagnostics', code)

/** The code after one press. */
const mend = (code: string, { fix }: TypeDiagnostic): string => {
  const edited = (fix?.edits ?? [])
    .toReversed()
    .reduce(
      (text, { from, to, insert }) =>
        text.slice(0, from) + insert + text.slice(to),
      code,
    )
  return withImports(edited, 'lfi', fix?.imports ?? [])
}

const head = `import { asAsync, asConcur, filterAsync, findConcur, map, mapConcur, maxWith, pipe, reduce, reduceAsync, toArray } from 'lfi'
const xs = [1, 2]
const load = async (n: number) => n
`

/** Beginners' mistakes: what is said, and what one press makes of each. */
test.each([
  [
    'console.log(pipe(xs, map(n => n + 1)))',
    'Nothing has run yet: this prints a lazy iterable. Collect its values with `reduce(toArray())`.',
    'console.log(pipe(xs, map(n => n + 1), reduce(toArray())))',
  ],
  [
    'const ys = map(n => n + 1, xs)\nconsole.log(ys)',
    'Nothing has run yet: this prints a lazy iterable. Collect its values with `reduce(toArray())`.',
    'console.log(pipe(ys, reduce(toArray())))',
  ],
  [
    'console.log(findConcur(n => n > 1, asConcur(xs)))',
    'Nothing has run yet: this prints a lazy optional. Take its value with `getConcur`. If there may be no value, use `orConcur`.',
    'console.log(await pipe(findConcur(n => n > 1, asConcur(xs)), getConcur))',
  ],
  [
    'console.log(load(1))',
    'This prints a pending promise. Add `await`.',
    'console.log(await load(1))',
  ],
  [
    'console.log(pipe(xs, map(load), reduce(toArray())))',
    'This prints an array of pending promises. Wait for all of them with `Promise.all`, or use `asConcur` and `mapConcur` in a pipeline.',
    'console.log(await Promise.all(pipe(xs, map(load), reduce(toArray()))))',
  ],
  [
    'const ys = pipe(\n  xs,\n  mapConcur(load),\n)\nys',
    '`mapConcur` takes a concur iterable, but gets a plain iterable. Convert it with `asConcur`.',
    'pipe(\n  xs,\n  asConcur,\n  mapConcur(load),\n)',
  ],
  [
    'const ys = mapConcur(load, xs)\nys',
    '`mapConcur` takes a concur iterable, but gets a plain iterable. Convert it with `asConcur`.',
    'mapConcur(load, asConcur(xs))',
  ],
  [
    'const ys = pipe(asAsync(xs), mapConcur(load))\nys',
    '`mapConcur` takes a concur iterable, but gets an async iterable. Convert it with `asConcur`.',
    'pipe(asAsync(xs), asConcur, mapConcur(load))',
  ],
  [
    'const ys = pipe(asAsync(xs), map(n => n * 2))\nys',
    '`map` takes a plain iterable, but gets an async iterable: use `mapAsync`.',
    'pipe(asAsync(xs), mapAsync(n => n * 2))',
  ],
  [
    'const ys = map(n => n * 2, asConcur(xs))\nys',
    '`map` takes a plain iterable, but gets a concur iterable: use `mapConcur`.',
    'mapConcur(n => n * 2, asConcur(xs))',
  ],
  [
    'const ys = pipe(xs, map(n => n + 1), toArray())\nys',
    '`toArray` is a reducer, not a step: pass it to `reduce`.',
    'map(n => n + 1), reduce(toArray()))',
  ],
])('one press mends %j', (code, message, mended) => {
  const program = head + code
  const problems = diagnose(program)
  expect(problems).toMatchObject([{ message }])
  const after = problems[0] ? mend(program, problems[0]) : ''
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
console.log(own.map(1), [map(n => n, xs)], [[load(1)]])`),
  ).toEqual([])
  // A function of the code that is called like one of lfi.
  expect(
    diagnose(`import { pipe } from 'lfi'
const mapConcur = (n: number) => (xs: number[]) => xs.map(x => x + n)
const ys: string[] = pipe([1], mapConcur(1))
ys`),
  ).toMatchObject([{ code: 2322 }])
})

test('names of other libraries are answered with those of lfi, or with what to write', () => {
  const code =
    "import { groupBy, partition } from 'lfi'\ngroupBy('groupBy', partition)"
  const problems = diagnose(code)
  expect(problems).toMatchObject([
    {
      message: 'lfi has no `groupBy`. Use `toGrouped`.',
      link: { href: expect.stringMatching(/^\/docs\/coming-from\/array#/u) },
    },
    {
      message:
        "lfi has no `partition`. Instead, use `toGrouped` with the test's result as the key. See “Split a list in two”.",
      link: { href: '/docs/recipes/split-a-list-in-two' },
    },
  ])
  expect(problems[0] && mend(code, problems[0])).toBe(
    "import { toGrouped, partition } from 'lfi'\ntoGrouped('groupBy', partition)",
  )
})

test.each([
  ['map, toGrouped, groupBy, pipe', 'map, toGrouped, pipe'],
  ['toGrouped, groupBy', 'toGrouped'],
  ['groupBy as g, toGrouped as t', 'toGrouped as g, toGrouped as t'],
])('what takes the place of a name is imported once: %j', (names, mended) => {
  const code = `import { ${names} } from 'lfi'\n`
  const [problem] = diagnose(code)
  expect(problem && mend(code, problem)).toBe(
    `import { ${mended} } from 'lfi'\n`,
  )
})

test('nothing is said of what is printed of a variable that has an error', () => {
  const code = 'const ys = map(n => n.missing, xs)\nconsole.log(ys)'
  expect(diagnose(head + code)).toMatchObject([{ code: 2339 }])
})

test.each([
  ['document.title', /^Code runs in a worker of its own/u],
  ['process.env', /^This is only available in Node/u],
  ["import { nothing } from 'lfi'", /^Module 'lfi' has no exported member/u],
])('%s is answered for this place', (code, message) => {
  expect(diagnose(code)).toMatchObject([
    { message: expect.stringMatching(message) },
  ])
})

test('what a name that lfi lacks is called with is not complained about', () => {
  const code = "import { map } from 'lfi'\ngroupBy([map], x => x)"
  expect(diagnose(code)).toHaveLength(1)
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

test('a name of lfi leads to its page, also before it is imported; of others none does', () => {
  for (const code of [
    "import { map } from 'lfi'\nma§p",
    "import { map as m } from 'lfi'\n§m",
    "import * as lfi from 'lfi'\nlfi.ma§p",
    'ma§p',
  ]) {
    expect(ask('hover', code), code).toMatchObject({
      link: { href: '/docs/api/variables/map' },
    })
  }
  for (const code of [
    "import { map } from 'ramda'\nma§p",
    "import { map } from 'left-pad'\nma§p",
    'const map = 1\nma§p',
    '[1].ma§p',
  ]) {
    expect(ask('hover', code), code).not.toHaveProperty('link')
  }
})

test('JavaScript is checked without asking for annotations, also where it is pasted as TypeScript', () => {
  const code = 'const f = x => x\nf(1).missing'
  expect(ask('diagnostics', code, { file: 'main.js' })).toEqual([])
  expect(diagnose(code)).toEqual([])
  const wrong = 'const n = 1\nn.missing'
  expect(ask('diagnostics', wrong, { file: 'main.js' })).toHaveLength(1)
})

test('what the sandbox has is in reach, with types, and the page is not', () => {
  expect(
    diagnose(`const response = new Response('text', { status: 200, headers: { a: 'b' } })
const stream: ReadableStream<Uint8Array> | null = response.body
for await (const chunk of stream ?? []) { chunk.length }
const controller = new AbortController()
AbortSignal.any([controller.signal, AbortSignal.timeout(1)]).throwIfAborted()
const id: number = setTimeout(() => {}, performance.now())
crypto.randomUUID().length + structuredClone({ a: 1 }).a
new URL('https://a.b').searchParams.get('c')
new TextDecoder().decode(new TextEncoder().encode('a'))
await (await fetch('/x', { signal: controller.signal })).json()`),
  ).toEqual([])
  for (const code of [
    'document.title',
    "import { delay } from 'lfi-playground'\nawait delay('x')",
  ]) {
    expect(diagnose(code)).toHaveLength(1)
  }
})

test('members are completed, names of lfi with their module, and imports with what there is', () => {
  const names = (code: string) =>
    ask('completions', code)?.map(({ name }) => name)
  expect(names("'text'.toUp§")).toContain('toUpperCase')
  expect(names("'text'.to§")).not.toContain('toArray')
  expect(ask('completions', 'takeWh§')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'takeWhileAsync', module: 'lfi' }),
      expect.objectContaining({ name: 'orders', module: 'lfi-playground' }),
    ]),
  )
  expect(names("import {} from '§'")).toContain('lfi-playground')
  expect(names("import { § } from 'lfi-playground'")).toContain('delay')
})

const imported = "import { map, pipe, toArray, reduce } from 'lfi'\n"

test('a name is described where it is completed, hovered over and called', () => {
  const details = ask('details', "'text'.toUp§", { name: 'toUpperCase' })
  expect(details?.display).toContain('toUpperCase(): string')
  expect(details?.documentation).toContain('uppercase')
  const code = `${imported}const x§s = pipe([1], map(n => String(n)), reduce(toArray()))`
  expect(ask('hover', code)?.display).toBe('const xs: string[]')
  const display = ask('hover', `${imported}ma§p`)?.display
  expect(display).toMatch(/^const map: /u)
  expect(display).not.toContain('import map')
  const signature = ask('signature', "'a'.replace('b', §)")
  expect(signature?.parameters).toHaveLength(2)
  expect(signature?.active).toBe(1)
})

test('the steps of a pipe say what they return in their place, or nothing', () => {
  const names = 'chunk, flatten, get, map, max, pipe, values'
  const notes = (code: string) =>
    ask('notes', `import { ${names} } from 'lfi'\n${code}`).map(
      ({ text }) => text,
    )
  const steps = ['values', 'chunk(4)', 'flatten', 'max', 'get']
  expect(
    notes(`pipe(\n  new Map([['a', 1]]),\n${steps.join(',\n')},\n)`),
  ).toEqual([
    'Map<string, number>',
    'Iterable<number>',
    'Iterable<number[]>',
    'Iterable<number>',
    'Optional<number>',
    'number',
  ])
  expect(notes('pipe([1], map(n => n > 0))')).toEqual([
    'number[] → Iterable<boolean>',
  ])
  expect(notes('f(pipe([1], max), pipe(["a"], get))')).toEqual([
    'number[] → Optional<number>; string[] → string',
  ])
  expect(notes('pipe(1, chunk(4))')).toEqual(['1 → …'])
  const [long] = notes(`pipe('${'long'.repeat(30)}')`)
  expect(long).toHaveLength(81)
})

test('code that makes no sense gets an answer all the same', () => {
  expect(diagnose('')).toEqual([])
  for (const code of ['(((', '`${', 'import {', 'type X = X[', '}{§}{']) {
    expect(diagnose(code), code).not.toEqual([])
    expect(() => ask('completions', `${code}§`)).not.toThrow()
    expect(() => ask('hover', `${code}§`)).not.toThrow()
  }
})

test('a package that lfi is compared with has no red line, and others have', () => {
  expect(
    diagnose(`import _ from 'lodash'\nimport { from, map } from 'rxjs'
console.log(_.map([1], n => n))
from([1]).pipe(map(n => n + 1)).subscribe({ next: n => console.log(n) })`),
  ).toEqual([])
  expect(diagnose("import x from 'left-pad'\nx")).toHaveLength(1)
})
