import type { Step } from '../step'

export const concur: Step = {
  id: 'concur',
  title: 'Concur',
  summary: 'Process all values at the same time: 150 ms instead of 480.',
  text: 'Functions that end in Concur process all values at the same time. [`asConcur`](/docs/api/variables/asConcur) starts them together, and each moves on as soon as it is ready.',
  program: `import { asConcur, forEachConcur, mapConcur, pipe } from 'lfi'

const load = ms =>
  new Promise(resolve => setTimeout(() => resolve(ms), ms))

await pipe(
  asConcur([150, 100, 120, 110]),
  mapConcur(load),
  forEachConcur(ms => console.log(ms)),
)
`,
  question: {
    text: 'In which order are the numbers printed?',
    options: [
      '150 → 100 → 120 → 110',
      '110 → 120 → 100 → 150',
      '100 → 110 → 120 → 150',
    ],
    answer: '100 → 110 → 120 → 150',
    why: 'All start together, so the quickest is first.',
  },
  task: {
    text: '`loadAll` loads one after the other, in 480 ms. Load all at once, in about 150 ms.',
    imports: `import {
  asAsync, asConcur, mapAsync, mapConcur, pipe, reduceAsync, reduceConcur,
  toArray,
} from 'lfi'`,
    start: `const loadAll = (pages, load) =>
  pipe(
    asAsync(pages),
    mapAsync(load),
    reduceAsync(toArray()),
  )`,
    usage: `const load = ms =>
  new Promise(resolve => setTimeout(() => resolve(ms), ms))

const start = performance.now()
console.log(await loadAll([150, 100, 120, 110], load))
console.log(Math.round(performance.now() - start) + ' ms')`,
    solution: `const loadAll = (pages, load) =>
  pipe(
    asConcur(pages),
    mapConcur(load),
    reduceConcur(toArray()),
  )`,
    // Counts what runs at once: a clock would depend on how busy the machine is.
    check: `let running = 0
let most = 0
const load = async page => {
  most = Math.max(most, ++running)
  await new Promise(resolve => setTimeout(resolve, 10))
  running--
  return 'page ' + page
}
const found = await loadAll([1, 2, 3], load)
if (isLazy(found)) return 'lazy'
if (!Array.isArray(found)) return 'kind'
if (found.toSorted().join() !== 'page 1,page 2,page 3') return 'other'
return most === 3 ? '' : 'single'`,
    solved:
      'Unlike with `Promise.all`, results come as they finish. Step 8 restores the order.',
    hints: {
      lazy: 'It is still a lazy iterable. End the pipeline with `reduceConcur(toArray())`.',
      kind: 'The result is not an array. Collect the values with `reduceConcur(toArray())`.',
      other: 'The array should have what `load` gives for each page.',
      single:
        'The pages still wait for each other. `asConcur` has to come before the step that calls `load`, and that step has to be `mapConcur`.',
    },
  },
}
