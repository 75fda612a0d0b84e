/** Two ways to the same thing, on the same input. */
export type Comparison = readonly {
  readonly title: string
  readonly code: string
}[]

const wait =
  'const wait = n => new Promise(resolve => setTimeout(() => resolve(n), n * 10))'

const program = (names: string, steps: string): string =>
  `import { pipe, ${names} } from 'lfi'
${wait}
console.log(await pipe(${steps}))`

export const comparisons = {
  flavours: [
    {
      title: 'Async, one at a time',
      code: program(
        'asAsync, mapAsync, reduceAsync, toArray',
        '[3, 1, 2], asAsync, mapAsync(wait), reduceAsync(toArray())',
      ),
    },
    {
      title: 'Concur, each on its own',
      code: program(
        'asConcur, mapConcur, reduceConcur, toArray',
        '[3, 1, 2], asConcur, mapConcur(wait), reduceConcur(toArray())',
      ),
    },
  ],
} satisfies Readonly<Record<string, Comparison>>
