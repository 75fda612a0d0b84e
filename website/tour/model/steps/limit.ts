import type { Step } from '../step'

/** As in the guide "Limiting concurrency". */
const helper = `async function* mapWithLimit(limit, fn, values) {
  const running = []
  for await (const value of values) {
    const result = fn(value)
    result.catch(() => {}) // Not unhandled: it is awaited below.
    running.push(result)
    if (running.length === limit) yield* running.splice(0, 1)
  }
  yield* running
}`

export const limit: Step = {
  id: 'limit',
  title: 'Limit, order and errors',
  summary: 'Load two pages at a time, in order, and continue when one fails.',
  text: 'A Concur pipeline has no limit: with 500 pages it sends 500 requests at the same time. [Copy `mapWithLimit`](/docs/limiting-concurrency) to send a few at a time. Its result is an async iterable, so the next steps are Async functions.',
  program: `import { forEachAsync, pipe } from 'lfi'

const load = ms =>
  new Promise(resolve => setTimeout(() => resolve(ms), ms))

await pipe(
  mapWithLimit(2, load, [80, 20, 30, 60]),
  forEachAsync(ms => console.log(ms)),
)

${helper}
`,
  question: {
    text: 'In which order are the numbers printed?',
    options: ['80 → 20 → 30 → 60', '20 → 30 → 60 → 80', '20 → 80 → 30 → 60'],
    answer: '80 → 20 → 30 → 60',
    why: '`mapWithLimit` keeps the order of its values: 20 was ready first, but waited for 80.',
  },
  task: {
    text: "If one page can't be loaded, `loadAll` rejects, and the other results are lost. Catch the error of `load`, and return `'failed'` in place of that page.",
    imports: `import { pipe, reduceAsync, toArray } from 'lfi'`,
    start: `const loadAll = (pages, load) =>
  pipe(
    mapWithLimit(2, load, pages),
    reduceAsync(toArray()),
  )`,
    usage: `const load = async page => {
  if (page === 3) throw new Error('no page 3')
  return 'page ' + page
}
console.log(await loadAll([1, 2, 3, 4], load).catch(String))

${helper}`,
    solution: `const loadAll = (pages, load) =>
  pipe(
    mapWithLimit(2, page => load(page).catch(() => 'failed'), pages),
    reduceAsync(toArray()),
  )`,
    setup: `let running = 0
let most = 0
const load = async page => {
  most = Math.max(most, ++running)
  await new Promise(resolve => setTimeout(resolve, page === 1 ? 30 : 10))
  running--
  if (page === 3) throw new Error('no page 3')
  return 'page ' + page
}`,
    cases: [
      {
        call: 'await loadAll([1, 2, 3, 4], load)',
        result: `[ 'page 1', 'page 2', 'failed', 'page 4' ]`,
        hints: {
          'Uncaught Error':
            'One call of `load` rejected, and so did `loadAll`. Pass a function to `mapWithLimit` that calls `load` and catches its error.',
        },
      },
      {
        call: 'most',
        name: 'The number of pages that are loaded at the same time',
        result: '2',
        hints: {
          4: 'Call `load` in the function that you pass to `mapWithLimit`, whose first argument is the limit.',
        },
      },
    ],
  },
}
