import type { Step } from '../step'

const helper = `// A helper to copy: each worker takes the next value when it is free.
function mapWithLimit(limit, fn, values) {
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
  text: 'lfi has no option for a limit: copy the helper below this program. Each worker takes the next value when it is free. Results arrive as they finish; [`index`](/docs/api/variables/index) gives `[position, value]` pairs to restore the order. One rejection rejects the pipeline, unless the callback catches it.',
  program: `import {
  asAsync, asConcur, flatMapConcur, forEachConcur, mapAsync, pipe, rangeTo,
} from 'lfi'

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

${helper}
`,
  question: {
    kind: 'order',
    text: 'In which order do the files arrive?',
    options: ['a', 'b', 'c', 'd'],
    answer: ['b', 'c', 'a', 'd'],
    why: 'While one worker waits 80 ms for `a`, the other loads `b` and `c` and begins `d`.',
  },
  task: {
    text: "Make `loadAll` return results in the order of `ids`, with `'failed'` where `load` rejects, still two at once. [`consumeConcur`](/docs/api/variables/consumeConcur) runs a pipeline to its end.",
    imports: `import {
  asAsync, asConcur, consumeConcur, flatMapConcur, index, mapAsync, pipe,
  rangeTo, reduceConcur, toArray,
} from 'lfi'`,
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
console.log(await loadAll([1, 2, 3, 4], load).catch(String))

${helper}`,
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
  if (/\\.\\w+ is not a function$/.test(error.message)) return 'promise'
  throw error
}
if (isLazy(found)) return 'lazy'
if (!Array.isArray(found)) return 'kind'
if (running > 0 || found.flat().some(each => each instanceof Promise)) return 'unawaited'
if (most > 2) return 'unlimited'
if (most < 2) return 'single'
if (found.every(Array.isArray)) return 'pairs'
const right = 'file 1,file 2,failed,file 4'
if (found.join() === right) return ''
return found.toSorted().join() === right.split(',').toSorted().join() ? 'order' : 'other'`,
    hints: {
      rejected:
        'One `load` rejected, and so did `loadAll`. Catch inside the callback of `mapWithLimit`.',
      promise:
        '`reduceConcur` returns a promise. Await the pipeline, and sort what it gives after that.',
      pairs:
        'These are pairs. Sort them by position and keep only the results, or store each result at its position.',
      lazy: 'It is still a lazy iterable. Consume it, and return an array of results.',
      kind: 'The result is not an array of results.',
      unawaited:
        'Await `load` inside the callback of `mapWithLimit`: a worker takes the next value when its callback is done.',
      unlimited:
        'More than two ran at once. Call `load` inside the callback of `mapWithLimit`, whose first argument is the limit: 2.',
      single:
        'Only one ran at a time. The first argument of `mapWithLimit` is the limit.',
      order:
        'The results are there, in the order in which they finished. Pass `index(ids)` to `mapWithLimit`, and store each result at its position.',
      other:
        'For ids 1 to 4, of which 3 rejects, the third result is `failed`.',
    },
  },
}
