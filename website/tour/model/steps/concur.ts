import type { Step } from '../step'

export const concur: Step = {
  id: 'concur',
  title: 'Concur',
  summary: 'Process all values at the same time: 150 ms instead of 480.',
  text: '[`asConcur`](/docs/api/variables/asConcur) turns an array into a concur iterable, a kind of iterable that lfi adds. Functions whose names end in Concur process all of its values at the same time, and each value moves on as soon as it is ready.',
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
    why: 'All calls of `load` start together, so the fastest is first.',
  },
  task: {
    text: '`loadAll` loads one page after another, which takes 480 ms. Load all pages at the same time, in about 150 ms.',
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
    // Counts calls in progress: a clock would depend on how busy the machine is.
    setup: `let running = 0
let most = 0
const load = async page => {
  most = Math.max(most, ++running)
  await new Promise(resolve => setTimeout(resolve, 10))
  running--
  return 'page ' + page
}`,
    cases: [
      {
        call: 'sorted(await loadAll([1, 2, 3], load))',
        name: '`await loadAll([1, 2, 3], load)`',
        result: `[ 'page 1', 'page 2', 'page 3' ]`,
      },
      {
        call: 'most',
        name: 'The number of pages that are loaded at the same time',
        result: '3',
        hints: {
          1: 'Use `asConcur` before the step that calls `load`, and `mapConcur` for that step.',
        },
      },
    ],
    solved:
      'A Concur pipeline returns results in the order in which they arrive. `Promise.all` keeps the order of the pages, and so does the program of step 8.',
  },
}
