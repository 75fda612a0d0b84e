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
  return withImports(edited, 'lfi', fix?.imports ?? [])
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
for (const y of map(n => n, xs)) { console.log(y) }`),
  ).toEqual([])
})
