import { transform } from 'sucrase'
import { expect, test } from 'vitest'
import { instrument } from './instrument'
import { pieces } from './Wraps'

const code = `import { filter, first, get, map as transformed, pipe } from 'lfi'
import * as lfi from "lfi"

const xs: number[] = [1, 2, 3]
const one = pipe(
  xs,
  transformed((n: number) => n * 2),
  lfi.filter<number>(n => n > 2),
  first,
  get,
)
for (const [a, ...b] of lfi.zip(xs, [...lfi.map(String, xs)])) {
  console.log(a, Math.max(...b), \`(\${one}\`)
}
const g = ([a, ...b]: number[], ...c: string[]) => ({ first, ...c })
for await (const x of lfi.asAsync(xs)) {
  try { await (await x)?.y!.z[0] } catch { g(xs) }
}
outer: for (const x of lfi.rangeTo(1, 9).step(2)) { continue outer }
Promise.all(transformed(async x => await x, xs)).then(a => a, console.log)
export { filter }
`

test('instrumented code is the code with pieces put in', () => {
  expect(instrument(code, true).code.replaceAll(pieces, '')).toBe(code)
})

test('instrumented TypeScript loses its types as before', () => {
  const strip = (text: string) =>
    transform(text, { transforms: ['typescript'], disableESTransforms: true })
      .code
  const stripped = strip(instrument(code, true).code)
  expect(stripped.replaceAll(pieces, '')).toBe(strip(code))
  const body = stripped.replaceAll(/^.*\b(?:import|export)\b.*$/gmu, '')
  expect(() => new Function(`return async () => {${body}}`)).not.toThrow()
})

test('a step is where its function is called or named', () => {
  const calls = instrument(code, true).sites.filter(
    ({ role }) => role === 'call',
  )
  expect(
    calls.map(({ label, name, line, column }) => [label, name, line, column]),
  ).toEqual([
    ['transformed((n: number) => n * 2)', 'map', 7, 3],
    ['lfi.filter<number>(n => n > 2)', 'filter', 8, 3],
    ['first', 'first', 9, 3],
    ['get', 'get', 10, 3],
    ['lfi.zip(xs, [...lfi.map(String, xs)])', 'zip', 12, 25],
    ['lfi.map(String, xs)', 'map', 12, 41],
    ['first', 'first', 15, 55],
    ['lfi.asAsync(xs)', 'asAsync', 16, 23],
    ['lfi.rangeTo(1, 9).step(2)', 'rangeTo', 19, 24],
    ['transformed(async x => await x, xs)', 'map', 20, 13],
  ])
})

test('loops and what takes all values at once are consumers', () => {
  const consumers = instrument(code, true).sites.filter(
    ({ role }) => role === 'consumer',
  )
  expect(consumers.map(({ label }) => label)).toEqual([
    'for (const [a, ...b] of …)',
    '...lfi.map(String, xs)',
    '...b',
    'for await (const x of …)',
    'for (const x of …)',
    'Promise.all(…)',
  ])
})

test('code without lfi has nothing to record', () => {
  expect(instrument('console.log([..."abc"])', false).hasLfi).toBe(false)
})

test('a name that every object has is no bracket', () => {
  const call = 'map(x => x.constructor, xs)'
  const { sites } = instrument(`import { map } from 'lfi'\n${call}`, false)
  expect(sites.map(({ label }) => label)).toEqual([call, 'xs'])
})
