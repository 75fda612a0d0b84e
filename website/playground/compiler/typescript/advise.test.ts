import { beforeAll, expect, test } from 'vitest'
import { readDeclarations } from '../../build/typescript/readDeclarations'
import { readOtherVersions } from '../../sandbox/build/otherVersions'
import { createTypeService, type TypeService } from './createTypeService'
import { cases, head } from './fixtures/adviceCases'
import { diagnoseWith, mend } from './fixtures/pressFix'

let service: TypeService
let previous: TypeService

beforeAll(async () => {
  const declarations = await readDeclarations()
  service = createTypeService(declarations)
  const [other] = readOtherVersions()
  previous = createTypeService({
    ...declarations,
    '/node_modules/lfi/index.d.ts': other?.declarations ?? '',
  })
})

const diagnose = (code: string, answer = service) => diagnoseWith(answer, code)

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

/** lfi 3 cannot infer what its Concur functions are given there. */
const notInferred = /is of type 'unknown'/u

for (const [name, code] of cases) {
  test(`with lfi 3, what is said of ${name} holds as well`, () => {
    const program = head + code
    for (const problem of diagnose(program, previous)) {
      expect(problem.code).toBe(0)
      const left = diagnose(mend(program, problem), previous)
      expect(left.filter(({ message }) => !notInferred.test(message))).toEqual(
        [],
      )
    }
  })
}

test('with lfi 3, `empty` is a value', () => {
  const program = `${head}import { empty } from 'lfi'
console.log(reduce(toArray(), empty()))`
  const [problem, ...others] = diagnose(program, previous)
  expect(others).toEqual([])
  expect(problem?.message).toMatch(/^empty is a lazy iterable, not a function/u)
  const mended = problem ? mend(program, problem) : ''
  expect(mended).toContain('reduce(toArray(), empty)')
  expect(diagnose(mended, previous)).toEqual([])
  expect(diagnose(program)).toEqual([])
})

test('a function that returns an array is not taken for one', () => {
  const code = `${head}console.log(typeof mapConcur(n => [missing]))`
  expect(diagnose(code)).toMatchObject([{ code: 2304 }])
})

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

test.each([
  'asConcur(xs, 2)',
  'asConcur(xs, { concurrency: 2 })',
  'asConcur(xs), mapConcur(load, 2)',
])('that there is no limit is said of %s', code => {
  const problems =
    diagnose(`${head}console.log(await pipe(${code}, reduceConcur(toArray())))
import { reduceConcur } from 'lfi'`)

  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^lfi has no option for a limit\./u),
  ])
})
