import { expect, test } from 'vitest'
import { runProgram } from '../../../tools/examples/runPrograms'
import { loadContent } from '../../content/loadContent'

/** The guides, parsed once for all tests. */
const content = loadContent('website')

/** What a recipe prints when more code, with other input, follows it. */
const printsAfter = async (
  heading: string,
  code: string,
): Promise<string[]> => {
  const fence = (await content)
    .flatMap(({ sections }) => sections)
    .find(({ title }) => title === heading)?.fences[0]
  const run = await runProgram({
    code: `${fence?.code ?? ''}\nconsole.log('---')\n${code}`,
    language: 'ts',
  })
  return run.printed.slice(run.printed.indexOf('---') + 1)
}

test('Turn events: an event that comes while the last one is handled is not late', async () => {
  const prints = await printsAfter(
    'Turn events into an async iterable',
    `const start = performance.now()
const other = new EventTarget()
const later = eventsOf(other, 'ping')
for (const ms of [10, 30, 300]) {
  setTimeout(() => other.dispatchEvent(new Event('ping')), ms)
}
let count = 0
for await (const event of later) {
  console.log(event.type, performance.now() - start)
  await sleep(50)
  if (++count === 3) break
}`,
  )

  expect(prints).toEqual(['ping 10', 'ping 60', 'ping 300'])
})

test('Turn events: stopping removes the listener', async () => {
  const prints = await printsAfter(
    'Turn events into an async iterable',
    `class Watched extends EventTarget {
  removeEventListener(...args: Parameters<EventTarget['removeEventListener']>) {
    console.log('removed', args[0])
    super.removeEventListener(...args)
  }
}
const other = new Watched()
const some = eventsOf(other, 'ping')
other.dispatchEvent(new Event('ping'))
for await (const _ of some) break`,
  )

  expect(prints).toEqual(['removed ping'])
})

test('Debounce: stopping early closes the source', async () => {
  const prints = await printsAfter(
    'Debounce a stream',
    `async function* source() {
  try {
    yield 1
    await sleep(200)
    yield 2
  } finally {
    console.log('closed')
  }
}
for await (const value of debounce(30, source())) {
  console.log(value)
  break
}`,
  )

  expect(prints).toEqual(['1', 'closed'])
})

test('Give up: no timer is left when the work is done', async () => {
  const prints = await printsAfter(
    'Give up after a while',
    `const left = new Set()
const { setTimeout: set, clearTimeout: clear } = globalThis
Object.assign(globalThis, {
  setTimeout: (...args: Parameters<typeof set>) => {
    const timer = set(...args)
    left.add(timer)
    return timer
  },
  clearTimeout: (timer: ReturnType<typeof set>) => {
    left.delete(timer)
    clear(timer)
  },
})
console.log(await within(60_000, Promise.resolve('quick')))
console.log(left.size)`,
  )

  expect(prints).toEqual(['quick', '0'])
})

test('Batch: a source that fails while a batch is written rejects in its turn', async () => {
  const prints = await printsAfter(
    'Batch by size or time',
    `const sleep = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
async function* source() {
  yield* [1, 2]
  throw new Error('source failed')
}
try {
  for await (const rows of batch(2, 50, source())) {
    console.log(rows)
    await sleep(10)
  }
} catch (error) {
  console.log(String(error))
}`,
  )

  expect(prints).toEqual(['[ 1, 2 ]', 'Error: source failed'])
})

test('Batch: no row of a slow source is lost when the time is up', async () => {
  const prints = await printsAfter(
    'Batch by size or time',
    `async function* source() {
  for (let n = 1; n <= 4; n++) {
    await new Promise(resolve => setTimeout(resolve, 40))
    yield n
  }
}
for await (const rows of batch(3, 50, source())) console.log(rows)`,
  )

  expect(prints).toEqual(['[ 1, 2 ]', '[ 3, 4 ]'])
})

test('Map a stream with a limit: never more than the limit, in order', async () => {
  const prints = await printsAfter(
    'Map a stream with a limit',
    `let running = 0
let most = 0
async function* numbers() {
  yield* [5, 1, 4, 2, 3]
}
const work = async (n: number) => {
  most = Math.max(most, ++running)
  await new Promise(resolve => setTimeout(resolve, n * 10))
  running--
  return n
}
const results: unknown[] = []
for await (const n of mapWithLimit(3, work, numbers())) results.push(n)
console.log(results.join(), most)`,
  )

  expect(prints).toEqual(['5,1,4,2,3 3'])
})

test('Map a stream with a limit: several failures reject once, and none is unhandled', async () => {
  const prints = await printsAfter(
    'Map a stream with a limit',
    `async function* numbers() {
  yield* [1, 2, 3]
}
const fail = async (n: number) => {
  await new Promise(resolve => setTimeout(resolve, 10))
  throw new Error('failed ' + n)
}
try {
  for await (const _ of mapWithLimit(3, fail, numbers())) console.log('never')
} catch (error) {
  console.log(String(error))
}
await new Promise(resolve => setTimeout(resolve, 50))`,
  )

  expect(prints).toEqual(['Error: failed 1'])
})

test('Stop waiting: a stream that keeps talking is not stopped', async () => {
  const prints = await printsAfter(
    'Stop waiting for a silent stream',
    `async function* talkative() {
  for (let n = 1; n <= 4; n++) {
    await new Promise(resolve => setTimeout(resolve, 80))
    yield n
  }
}
let count = 0
for await (const _ of withSilenceLimit(100, talkative())) count++
console.log(count)`,
  )

  expect(prints).toEqual(['4'])
})

test('Merge sorted lists: empty lists, ties and an early stop', async () => {
  const prints = await printsAfter(
    'Merge sorted lists',
    `function* closing(name: string, values: number[]) {
  try {
    yield* values
  } finally {
    console.log(name, 'closed')
  }
}
console.log([...mergeSorted(byNumber)], [...mergeSorted(byNumber, [], [1])])
const byKey = (a: [number, string], b: [number, string]) => a[0] - b[0]
console.log(
  [...mergeSorted<[number, string]>(byKey, [[1, 'a']], [[1, 'b']])].join(' '),
)
for (const n of mergeSorted(byNumber, closing('x', [1, 3]), closing('y', [2]))) {
  if (n === 1) break
}`,
  )

  expect(prints).toEqual(['[] [ 1 ]', '1,a 1,b', 'x closed', 'y closed'])
})

test('Generate a series: the day after a short month is the first one again', async () => {
  const prints = await printsAfter(
    'Generate a series',
    'console.log(monthsLater(13).toISOString().slice(0, 10))',
  )

  expect(prints).toEqual(['2027-02-28'])
})
