import { beforeAll, expect, test } from 'vitest'
import { withImports } from '../../../examples/model/addImports'
import { readDeclarations } from '../../build/typescript/readDeclarations'
import { createTypeService, type TypeService } from './createTypeService'
import type { TypeDiagnostic } from './messages'

let service: TypeService

beforeAll(async () => {
  service = createTypeService(await readDeclarations())
})

const diagnose = (code: string): readonly TypeDiagnostic[] =>
  service({
    kind: 'diagnostics',
    code,
    file: 'main.ts',
    others: [],
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

const head = `import { asConcur, map, mapConcur, pipe, reduce, reduceAsync, toArray } from 'lfi'
const xs = [1, 2]
const load = async (n: number) => n
`

const steps = Array.from({ length: 10 }, () => 'map(n => n + 1)').join(', ')

const cases: readonly (readonly [
  string,
  code: string,
  says: RegExp,
  mended: string,
])[] = [
  [
    'a lazy iterable that is printed',
    'console.log(pipe(xs, map(n => n + 1)))',
    /^Nothing has run.*reduce\(toArray\(\)\)/u,
    'console.log(pipe(xs, map(n => n + 1), reduce(toArray())))',
  ],
  [
    'one in a variable',
    'const ys = map(n => n + 1, xs)\nconsole.log(ys)',
    /^Nothing has run/u,
    'console.log(pipe(ys, reduce(toArray())))',
  ],
  [
    'a concur iterable that is printed',
    'console.log(pipe(asConcur(xs), mapConcur(load)))',
    /lazy concur iterable.*reduceConcur/u,
    'console.log(await pipe(asConcur(xs), mapConcur(load), reduceConcur(toArray())))',
  ],
  [
    'a tenth step',
    `const y = pipe(xs, ${steps})`,
    /up to nine/u,
    'const y = pipe(pipe(xs, ',
  ],
  [
    'a promise that is printed',
    'console.log(load(1))',
    /promise.*await/u,
    'console.log(await load(1))',
  ],
  [
    'a promise that is used as its value',
    'const length = load(1).toFixed()',
    /promise: await it/u,
    '(await load(1)).toFixed()',
  ],
  [
    'a forgotten reduce before a property of arrays',
    'const size = pipe(xs, map(n => n + 1)).length',
    /lazy iterable/u,
    'pipe(xs, map(n => n + 1), reduce(toArray())).length',
  ],
  [
    'a forgotten reduce where an array is declared',
    'const ys: number[] = pipe(xs, map(n => n + 1))\nys',
    /lazy iterable/u,
    'pipe(xs, map(n => n + 1), reduce(toArray()))',
  ],
  [
    'a Concur function on an array, in a pipe',
    'const ys = pipe(xs, mapConcur(load))\nys',
    /mapConcur takes a concur iterable, but gets an iterable/u,
    'pipe(xs, asConcur, mapConcur(load))',
  ],
  [
    'a Concur function on an array, by itself',
    'const ys = mapConcur(load, xs)\nys',
    /takes a concur iterable/u,
    'mapConcur(load, asConcur(xs))',
  ],
  [
    'a reducer without reduce',
    'const ys = pipe(xs, map(n => n + 1), toArray())\nys',
    /toArray is a reducer/u,
    'map(n => n + 1), reduce(toArray()))',
  ],
  [
    'a plain function on a concur iterable',
    'await pipe(asConcur(xs), map(n => n * 2), forEachConcur(n => console.log(n)))\nimport { forEachConcur } from "lfi"',
    /^map takes a plain iterable, but gets a concur iterable: use mapConcur\.$/u,
    'pipe(asConcur(xs), mapConcur(n => n * 2), forEachConcur(',
  ],
  [
    'a plain function on an async iterable',
    'const ys = pipe(asAsync(xs), map(n => n * 2))\nys\nimport { asAsync } from "lfi"',
    /^map takes a plain iterable, but gets an async iterable: use mapAsync\.$/u,
    'pipe(asAsync(xs), mapAsync(n => n * 2))',
  ],
  [
    'an Async function on a concur iterable',
    'const ys = pipe(xs, asConcur, filterAsync(n => n > 1))\nys\nimport { filterAsync } from "lfi"',
    /^filterAsync takes an async iterable, but gets a concur iterable: use filterConcur\.$/u,
    'pipe(xs, asConcur, filterConcur(n => n > 1))',
  ],
  [
    'a Concur function on an async iterable',
    'const ys = pipe(asAsync(xs), mapConcur(load))\nys\nimport { asAsync } from "lfi"',
    /^mapConcur takes a concur iterable, but gets an async iterable\. Convert it with asConcur\.$/u,
    'pipe(asAsync(xs), asConcur, mapConcur(load))',
  ],
  [
    'a plain function on a concur iterable, by itself',
    'const ys = map(n => n * 2, asConcur(xs))\nys',
    /use mapConcur/u,
    'mapConcur(n => n * 2, asConcur(xs))',
  ],
  [
    'a plain end of a concur pipeline',
    'const ys = await pipe(asConcur(xs), mapConcur(load), reduce(toArray()))\nys',
    /^reduce takes a plain iterable, but gets a concur iterable: use reduceConcur\.$/u,
    'mapConcur(load), reduceConcur(toArray()))',
  ],
  [
    'a key where values are compared',
    'const y = pipe([{ age: 1 }], maxBy(({ age }) => age), get)\ny\nimport { get, maxBy } from "lfi"',
    /^maxBy compares two values; for a key use maxWith\.$/u,
    'maxWith(({ age }) => age), get)',
  ],
  [
    'a named key where values are compared',
    'const y = pipe(asConcur(xs), minByConcur(load), getConcur)\ny\nimport { getConcur, minByConcur } from "lfi"',
    /^minByConcur compares two values; for a key use minWithConcur\.$/u,
    'minWithConcur(load), getConcur)',
  ],
  [
    'a key where a reducer compares values',
    'const y = pipe(xs, reduce(toMaxBy((n: number) => -n)), get)\ny\nimport { get, toMaxBy } from "lfi"',
    /^toMaxBy compares two values; for a key use toMaxWith\.$/u,
    'reduce(toMaxWith((n: number) => -n))',
  ],
  [
    'an optional that is printed',
    'console.log(pipe(xs, maxWith(n => n)))\nimport { maxWith } from "lfi"',
    /^Nothing has run: this prints a lazy optional\. Take its value with get, or with or if/u,
    'console.log(pipe(xs, maxWith(n => n), get))',
  ],
  [
    'a concur optional that is printed',
    'console.log(findConcur(n => n > 1, asConcur(xs)))\nimport { findConcur } from "lfi"',
    /lazy optional\. Take its value with getConcur/u,
    'console.log(await pipe(findConcur(n => n > 1, asConcur(xs)), getConcur))',
  ],
  [
    'a reducer that is not called',
    'console.log(pipe(xs, map(n => n + 1), reduce(toArray)))',
    /^toArray makes a reducer when it is called: write toArray\(\)\.$/u,
    'reduce(toArray()))',
  ],
  [
    'a pipeline that nothing consumes',
    'pipe(xs, map(n => n + 1))',
    /^Nothing runs: this lazy iterable is never consumed\. End it with reduce\(toArray\(\)\), forEach or a loop\.$/u,
    'pipe(xs, map(n => n + 1), forEach(value => console.log(value)))',
  ],
  [
    'a concur pipeline that nothing consumes',
    'pipe(asConcur(xs), mapConcur(load))',
    /reduceConcur\(toArray\(\)\), forEachConcur or consumeConcur, and await it\.$/u,
    'await pipe(asConcur(xs), mapConcur(load), forEachConcur(value => console.log(value)))',
  ],
  [
    'a pipeline that does something, and that nothing consumes',
    'pipe(xs, each(n => console.log(n)))\nimport { each } from "lfi"',
    /never consumed/u,
    'each(n => console.log(n)), consume)',
  ],
  [
    'a lazy iterable in a text',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
    'console.log(`all: ${map(n => n + 1, xs)}`)',
    /only \[object Object\]/u,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
    '`all: ${pipe(map(n => n + 1, xs), reduce(toArray()))}`',
  ],
]

for (const [name, code, says, mended] of cases) {
  test(`${name} is explained, and mended by one press`, () => {
    const program = head + code
    const problems = diagnose(program)
    expect(problems.map(({ message }) => message)).toHaveLength(1)
    const [problem] = problems
    expect(problem?.message).toMatch(says)
    const after = problem ? mend(program, problem) : ''
    expect(after).toContain(mended)
    expect(diagnose(after)).toEqual([])
  })
}

test('what is right gets no advice', () => {
  expect(
    diagnose(`${head}console.log(pipe(xs, map(n => n + 1), reduce(toArray())))
console.log(new Set(xs), 'text', await load(1))
for (const y of map(n => n, xs)) { console.log(y) }
import { forEachConcur, maxBy, or, toMaxBy } from 'lfi'
await pipe(asConcur(xs), mapConcur(load), forEachConcur(n => console.log(n)))
pipe(xs, maxBy((a, b) => a - b), or(() => 0))
pipe(xs, reduce(toMaxBy((...pair: number[]) => pair.length)), or(() => 0))
const own = { map: (n: number) => n }
console.log(own.map(1))`),
  ).toEqual([])
})

test.each([
  'const f = (list: unknown) => sum(map(order => order.amount, list))',
  "const f = () => sum(map(n => 'text', xs))",
  'const texts = new Set<string>(map(n => n, xs))',
  'const ys: Iterable<string> = map(n => n, xs)',
])('where an iterable is expected, none is collected: %s', code => {
  const problems = diagnose(`import { sum } from 'lfi'\n${head}${code}`)

  expect(problems).not.toEqual([])
  expect(problems.filter(({ fix }) => fix)).toEqual([])
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
])(
  'what TypeScript takes for a slip is mended by one press: %s',
  (code, mended) => {
    const [found] = diagnose(code)

    expect(found?.fix?.label).toMatch(/^Change to /u)
    expect(found && mend(code, found)).toBe(mended)
  },
)
