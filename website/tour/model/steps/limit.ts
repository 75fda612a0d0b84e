import type { Step } from '../step'

const workers = `// Each worker takes the next value from one shared iterator.
const mapWithLimit = (limit, fn, values) => {
  const iterator = values[Symbol.iterator]()
  const shared = { [Symbol.iterator]: () => iterator }
  return pipe(
    asConcur(rangeTo(1, limit)),
    flatMapConcur(() => mapAsync(fn, asAsync(shared))),
  )
}`

export const limit: Step = {
  id: 'limit',
  title: 'Order, limit and errors',
  summary: 'At most two at once, in order, with failures kept apart.',
  text: 'lfi has no option for a limit. Use this helper, `mapWithLimit`. Each worker handles one value at a time. Results arrive as they finish; [`index`](/docs/api/variables/index) turns values into `[position, value]` pairs, so that you can restore the order. One rejection rejects the pipeline, unless the callback catches it.',
  isUntraced: true,
  program: `import {
  asAsync, asConcur, flatMapConcur, forEachConcur, mapAsync, pipe, rangeTo,
} from 'lfi'

${workers}

const load = ({ name, ms }) =>
  new Promise(resolve => setTimeout(() => resolve(name), ms))

const files = [
  { name: 'a', ms: 80 },
  { name: 'b', ms: 20 },
  { name: 'c', ms: 30 },
  { name: 'd', ms: 60 },
]
await pipe(
  mapWithLimit(2, load, files),
  forEachConcur(name => console.log(name)),
)
`,
  question: {
    kind: 'order',
    text: 'In which order do the files arrive?',
    options: ['a', 'b', 'c', 'd'],
    answer: ['b', 'c', 'a', 'd'],
    why: 'While one worker waits 80 ms for `a`, the other loads `b` and `c` and begins `d`.',
  },
  task: {
    text: 'Make `loadAll` return results in the order of `ids`, with `failed` where `load` rejects. Keep the limit of two.',
    imports: `import {
  asAsync, asConcur, consumeConcur, flatMapConcur, index, mapAsync, pipe,
  rangeTo, reduceConcur, toArray,
} from 'lfi'

${workers}`,
    start: `const loadAll = async (ids, load) =>
  pipe(
    mapWithLimit(2, load, ids),
    reduceConcur(toArray()),
  )`,
    usage: `const load = async id => {
  await new Promise(resolve => setTimeout(resolve, 100 / id))
  if (id === 3) {
    throw new Error('no file ' + id)
  }
  return 'file ' + id
}
console.log(await loadAll([1, 2, 3, 4], load).catch(String))`,
    solution: `const loadAll = async (ids, load) => {
  const results = []
  await consumeConcur(
    mapWithLimit(2, async ([position, id]) => {
      results[position] = await load(id).catch(() => 'failed')
    }, index(ids)),
  )
  return results
}`,
    check: `let running = 0
let most = 0
const loadOne = async id => {
  most = Math.max(most, ++running)
  await new Promise(resolve => setTimeout(resolve, 50 - 10 * id))
  running--
  if (id === 3) throw new Error('no file 3')
  return 'file ' + id
}
const load = id => {
  const loaded = loadOne(id)
  loaded.catch(() => {})
  return loaded
}
let found
try {
  found = await loadAll([1, 2, 3, 4], load)
} catch (error) {
  if (error.message === 'no file 3') return 'rejected'
  throw error
}
if (isLazy(found)) return 'lazy'
if (!Array.isArray(found)) return 'kind'
if (running > 0 || found.flat().some(each => each instanceof Promise)) return 'unawaited'
if (most > 2) return 'unlimited'
if (most < 2) return 'single'
const right = 'file 1,file 2,failed,file 4'
if (found.join() === right) return ''
return found.toSorted().join() === right.split(',').toSorted().join() ? 'order' : 'other'`,
    hints: {
      rejected:
        'One `load` rejected, and so did `loadAll`. Catch inside the callback of `mapWithLimit`.',
      lazy: 'It is still a lazy iterable. Consume it, and return an array of results.',
      kind: 'The result is not an array of results.',
      unawaited:
        'Await `load` inside the callback of `mapWithLimit`: a worker takes the next value when its callback is done.',
      unlimited:
        'More than two ran at once. Call `load` inside `mapWithLimit`.',
      single:
        'Only one ran at a time. The first argument of `mapWithLimit` is the limit.',
      order:
        'The results are there, in the order in which they finished. Pass `index(ids)` to `mapWithLimit`, and store each result at its position.',
      other:
        'For ids 1 to 4, of which 3 rejects, the third result is `failed`.',
    },
  },
}
