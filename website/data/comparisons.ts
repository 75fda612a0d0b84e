/** Two ways to the same thing, on the same input. */
export type Comparison = readonly {
  readonly title: string
  readonly code: string
}[]

const wait =
  'const wait = n => new Promise(resolve => setTimeout(() => resolve(n), n * 10))'

const program = (title: string, names: string, steps: string) => ({
  title,
  code: `import { pipe, ${names} } from 'lfi'
${wait}
console.log(await pipe(${steps}))`,
})

export const comparisons = {
  flavours: [
    program(
      'Async, one at a time',
      'asAsync, mapAsync, reduceAsync, toArray',
      '[3, 1, 2], asAsync, mapAsync(wait), reduceAsync(toArray())',
    ),
    program(
      'Concur, each on its own',
      'asConcur, mapConcur, reduceConcur, toArray',
      '[3, 1, 2], asConcur, mapConcur(wait), reduceConcur(toArray())',
    ),
  ],
  branches: [
    program(
      'flatMapAsync',
      'asAsync, flatMapAsync, reduceAsync, toArray',
      '[2, 1], asAsync, flatMapAsync(async n => [await wait(n), n * 10]), reduceAsync(toArray())',
    ),
    program(
      'flatMapConcur',
      'asConcur, flatMapConcur, reduceConcur, toArray',
      '[2, 1], asConcur, flatMapConcur(async n => [await wait(n), n * 10]), reduceConcur(toArray())',
    ),
  ],
} satisfies Readonly<Record<string, Comparison>>
