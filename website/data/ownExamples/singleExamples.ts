const cities = `
const inhabitants = new Map([
  ['Bergen', 291_000],
  ['Oslo', 709_000],
  ['Stavanger', 148_000],
])
/** Simulates a request. */
const count = async (city: string) => inhabitants.get(city) ?? 0
`

const refused = `
  // It takes the values themselves. lfi declares it as a reducer of MinMax
  // values, so TypeScript refuses this call.
  // @ts-expect-error`

/** Cities, reduced by a count that has to be asked for. */
const reducing = (reducer: string): string => `${cities}
console.log(${reducer.includes('MinMax') ? refused : ''}
  await pipe(
    asAsync(inhabitants.keys()),
    reduceAsync(
      ${reducer},
    ),
    getAsync,
  ),
)
`

const comparing = (reducer: string): string =>
  reducing(
    `${reducer}(\n        async (a: string, b: string) => (await count(a)) - (await count(b)),\n      )`,
  )

const counting = (reducer: string): string => reducing(`${reducer}(count)`)

/** Examples for what the package has none of, by name. */
export const singleExamples: Readonly<Record<string, string>> = {
  concurIteratorSymbol: `
import { type ConcurIterable } from 'lfi'

const ticks: ConcurIterable<number> = {
  [concurIteratorSymbol]: async apply => {
    for (const tick of [1, 2, 3]) {
      await new Promise(resolve => setTimeout(resolve, 10))
      await apply(tick)
    }
  },
}

console.log(
  await pipe(
    ticks,
    mapConcur(tick => tick * 10),
    reduceConcur(toArray()),
  ),
)
`,
  NO_ENTRY: `
const { create, add, get } = toMap()
const ages = create()
add(ages, ['Ana', 31])

console.log(get(ages, 'Ana'))
console.log(get(ages, 'Bo') === NO_ENTRY)
`,
  mapReducer: `
const toWeight = mapReducer((sum: number) => \`\${sum} kg\`, toSum())

console.log(reduce(toWeight, [3, 4.5, 12]))
`,
  mapAsyncReducer: `
/** Simulates a request. */
const inEuros = async (dollars: number) => dollars * 0.9

console.log(
  await pipe(
    asConcur([10, 25, 5]),
    reduceConcur(mapAsyncReducer(inEuros, toSum())),
  ),
)
`,
  normalizeReducer: `
const toLongest = normalizeReducer((a: string, b: string) =>
  b.length > a.length ? b : a,
)

console.log(toLongest.add('sloth', 'sleep all day'))
console.log(toLongest.finish('sloth'))
console.log(pipe(['nap', 'sloth', 'lazy'], reduce(toLongest), get))
`,
  toMinByAsync: comparing('toMinByAsync'),
  toMaxByAsync: comparing('toMaxByAsync'),
  toMinMaxByAsync: comparing('toMinMaxByAsync'),
  toMinWithAsync: counting('toMinWithAsync'),
  toMaxWithAsync: counting('toMaxWithAsync'),
  toMinMaxWithAsync: counting('toMinMaxWithAsync'),
}
