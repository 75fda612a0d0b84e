import type { Step } from '../step'

export const collect: Step = {
  id: 'collect',
  title: 'Collect',
  summary: 'Collect values with a reducer.',
  text: '[`reduce`](/docs/api/variables/reduce) consumes a pipeline and makes one result of its values: [`toArray()`](/docs/api/variables/toArray) an array, [`toSet()`](/docs/api/variables/toSet) a set. These are reducers.',
  program: `import { filter, pipe, reduce, toArray } from 'lfi'

const even = pipe(
  [1, 2, 3, 4],
  filter(number => number % 2 === 0),
)
console.log(Array.isArray(even))

console.log(pipe(even, reduce(toArray())))
`,
  question: {
    text: 'What does the first `console.log` print?',
    options: ['true', 'false'],
    answer: 'false',
    why: '`filter` returns a lazy iterable; `reduce(toArray())` makes an array of it.',
  },
  task: {
    text: '`tagsOf` returns some tags twice. Return each tag once, as a `Set`.',
    imports: `import { flatMap, pipe, reduce, toArray, toSet } from 'lfi'`,
    start: `const tagsOf = posts =>
  pipe(
    posts,
    flatMap(post => post.tags),
    reduce(toArray()),
  )`,
    usage: `const posts = [{ tags: ['js', 'lazy'] }, { tags: ['js', 'async'] }]
console.log(tagsOf(posts))`,
    solution: `const tagsOf = posts =>
  pipe(
    posts,
    flatMap(post => post.tags),
    reduce(toSet()),
  )`,
    check: `const found = tagsOf([{ tags: ['js', 'lazy'] }, { tags: ['js', 'async'] }])
if (Array.isArray(found)) return 'array'
if (isLazy(found)) return 'lazy'
if (!(found instanceof Set)) return 'kind'
if ([...found].some(Array.isArray)) return 'nested'
if ([...found].join() !== 'js,lazy,async') return 'other'
const others = tagsOf([{ tags: ['a', 'b'] }, { tags: [] }, { tags: ['b', 'c'] }])
return others instanceof Set && [...others].join() === 'a,b,c' ? '' : 'fixed'`,
    hints: {
      array: 'The result is an array. Which reducer makes a set?',
      lazy: 'It is still a lazy iterable. End the pipeline with `reduce(toSet())`.',
      kind: 'The result is not a `Set`. `reduce(toSet())` makes one.',
      nested:
        // Tested in website/data/claims/severalFunctions.test.ts
        'The set holds arrays of tags. `flatMap`, unlike `map`, goes through the tags of each post.',
      other:
        'For tags `js`, `lazy` and `js`, `async` the set should hold `js`, `lazy`, `async`.',
      fixed:
        'For tags `a`, `b` and `b`, `c` the set should hold `a`, `b`, `c`.',
    },
  },
}
