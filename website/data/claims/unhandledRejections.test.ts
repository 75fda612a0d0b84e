import { expect, test } from 'vitest'
import { runProgram } from '../../../tools/examples/runPrograms'

const prelude = `import * as lfi from 'lfi'

const wait = ms => new Promise(resolve => setTimeout(resolve, ms))

async function* stream(size = 3) {
  for (let n = 1; n <= size; n++) {
    await wait(10)
    yield n
  }
}

const failFirst = async n => {
  if (n === 1) throw new Error('first')
  return n
}
`

/** What became of a program whose last step is inside of try and catch. */
const outcomeOf = async (expression: string): Promise<string> => {
  const code = `${prelude}
try {
  await ${expression}
  console.log('resolved')
} catch (error) {
  console.log('caught')
}
`
  const run = await runProgram({ code, language: 'js' })
  return run.error === undefined ? (run.printed[0] ?? '') : 'rejected'
}

test.each([
  [
    'a step after asConcur of a stream',
    'lfi.forEachConcur(failFirst, lfi.asConcur(stream()))',
  ],
  [
    'a step after concatConcur of streams',
    'lfi.forEachConcur(failFirst, lfi.concatConcur(stream(), stream()))',
  ],
  [
    'a step after workers',
    `lfi.pipe(
      lfi.asConcur([1, 2]),
      lfi.flatMapConcur(() => lfi.mapAsync(n => n, stream())),
      lfi.forEachConcur(failFirst),
    )`,
  ],
  [
    'the add of reduceAsync',
    'lfi.reduceAsync({ create: () => 0, add: (_, n) => failFirst(n) }, stream())',
  ],
  [
    'the add of reduceConcur',
    `lfi.reduceConcur(
      { create: () => 0, add: (_, n) => failFirst(n) },
      lfi.asConcur(stream()),
    )`,
  ],
  [
    'work already begun when the source throws',
    `lfi.forEachConcur(
      async n => {
        await wait(50)
        throw new Error('late')
      },
      lfi.asConcur((function* () {
        yield 1
        throw new Error('source')
      })()),
    ).finally(() => wait(100))`,
  ],
])('%s: a rejection is not caught by the caller', async (_, expression) => {
  expect(await outcomeOf(expression)).toBe('rejected')
})

test.each([
  [
    'a step after asConcur of an array',
    'lfi.forEachConcur(failFirst, lfi.asConcur([1, 2]))',
  ],
  [
    'the callback of forEachAsync on a stream',
    'lfi.forEachAsync(failFirst, stream())',
  ],
  [
    'a step of mapAsync on a stream',
    'lfi.consumeAsync(lfi.mapAsync(failFirst, stream()))',
  ],
  [
    'the callback of a worker over an array',
    `lfi.pipe(
      lfi.asConcur([1, 2]),
      lfi.flatMapConcur(() => lfi.mapAsync(failFirst, lfi.asAsync([1, 2]))),
      lfi.consumeConcur,
    )`,
  ],
])('%s: a rejection is caught by the caller', async (_, expression) => {
  expect(await outcomeOf(expression)).toBe('caught')
})
