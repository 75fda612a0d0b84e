import type { Step } from '../step'

const helper = `function mapWithLimit(limit, fn, values) {
  const iterator = values[Symbol.iterator]()
  const shared = { [Symbol.iterator]: () => iterator }
  return pipe(
    asConcur(rangeTo(1, limit)),
    flatMapConcur(() => mapAsync(fn, asAsync(shared))),
  )
}`

export const limit: Step = {
  id: 'limit',
  title: 'Limit, order and errors',
  summary: 'At most two at once, in order, with failures marked.',
  text: 'lfi has no option for a limit: copy `mapWithLimit`. Its workers share one iterator: each takes the next value when it is free. Otherwise, this is the program from step 7.',
  program: `import {
  asAsync, asConcur, flatMapConcur, forEachConcur, mapAsync, pipe, rangeTo,
} from 'lfi'

const load = ms =>
  new Promise(resolve => setTimeout(() => resolve(ms), ms))

await pipe(
  mapWithLimit(2, load, [80, 20, 30, 60]),
  forEachConcur(ms => console.log(ms)),
)

${helper}
`,
  question: {
    text: 'In which order are the numbers printed?',
    options: ['80 → 20 → 30 → 60', '20 → 30 → 60 → 80', '20 → 30 → 80 → 60'],
    answer: '20 → 30 → 80 → 60',
    why: 'While one worker waits for 80, the other takes 20, 30 and 60.',
  },
  task: {
    text: "[`index`](/docs/api/variables/index) pairs each delay with its position, which puts results in order. One rejection rejects the whole pipeline: store `'failed'` where `load` rejects.",
    imports: `import {
  asAsync, asConcur, consumeConcur, flatMapConcur, index, mapAsync, pipe,
  rangeTo, reduceConcur, toArray,
} from 'lfi'`,
    start: `const loadAll = async (delays, load) => {
  const results = []
  await consumeConcur(
    mapWithLimit(2, async ([position, ms]) => {
      results[position] = await load(ms)
    }, index(delays)),
  )
  return results
}`,
    usage: `const load = async ms => {
  await new Promise(resolve => setTimeout(resolve, ms))
  if (ms === 30) throw new Error('too short')
  return ms
}
console.log(await loadAll([80, 20, 30, 60], load).catch(String))

${helper}`,
    solution: `const loadAll = async (delays, load) => {
  const results = []
  await consumeConcur(
    mapWithLimit(2, async ([position, ms]) => {
      results[position] = await load(ms).catch(() => 'failed')
    }, index(delays)),
  )
  return results
}`,
    check: `let running = 0
let most = 0
const loadOne = async ms => {
  most = Math.max(most, ++running)
  await new Promise(resolve => setTimeout(resolve, ms))
  running--
  if (ms === 30) throw new Error('too short')
  return ms
}
const load = ms => {
  const loaded = loadOne(ms)
  loaded.catch(() => {})
  return loaded
}
let found
try {
  found = await loadAll([80, 20, 30, 60], load)
} catch (error) {
  if (error.message === 'too short') return 'rejected'
  throw error
}
if (!Array.isArray(found)) return 'kind'
if (running > 0 || found.flat().some(each => each instanceof Promise)) return 'unawaited'
if (most > 2) return 'unlimited'
if (most < 2) return 'single'
const right = '80,20,failed,60'
if (found.join() === right) return ''
return found.toSorted().join() === right.split(',').toSorted().join() ? 'order' : 'other'`,
    hints: {
      rejected:
        'One `load` rejected, and so did `loadAll`. Catch inside the callback of `mapWithLimit`.',
      kind: 'The result is not an array of results. Consume the pipeline, and return an array.',
      unawaited:
        'Await `load` inside the callback of `mapWithLimit`: a worker takes the next value when its callback is done.',
      unlimited:
        'More than two ran at once. Call `load` inside the callback of `mapWithLimit`, whose first argument is the limit: 2.',
      single:
        'Only one ran at a time. The first argument of `mapWithLimit` is the limit.',
      order:
        'The results are there, in the order in which they finished. Pass `index(delays)` to `mapWithLimit`, and store each result at its position.',
      other:
        'For 80, 20, 30 and 60, of which 30 rejects, the third result is `failed`.',
    },
  },
}
