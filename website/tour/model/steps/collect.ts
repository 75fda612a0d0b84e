import type { Step } from '../step'

const posts = `const posts = [{ tags: ['js', 'lazy'] }, { tags: ['js', 'async'] }]`

export const collect: Step = {
  id: 'collect',
  title: 'Collect',
  summary: 'Collect the values of a pipeline with a reducer.',
  text: '[`reduce`](/docs/api/variables/reduce) reads all values of a pipeline and returns one result. The reducer that you pass decides which: [`toArray()`](/docs/api/variables/toArray) makes an array, [`toSet()`](/docs/api/variables/toSet) a set.',
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
    why: '`filter` returns a lazy iterable; `reduce(toArray())` collects its values into an array.',
  },
  task: {
    text: '[`flatMap`](/docs/api/variables/flatMap) passes on each tag of each post, so `tagsOf` returns some tags twice. Return each tag once, as a `Set`.',
    imports: `import { flatMap, pipe, reduce, toArray, toSet } from 'lfi'`,
    start: `const tagsOf = posts =>
  pipe(
    posts,
    flatMap(post => post.tags),
    reduce(toArray()),
  )`,
    usage: `${posts}
console.log(tagsOf(posts))`,
    solution: `const tagsOf = posts =>
  pipe(
    posts,
    flatMap(post => post.tags),
    reduce(toSet()),
  )`,
    setup: posts,
    cases: [
      {
        call: 'sorted(tagsOf(posts))',
        name: '`tagsOf(posts)`, sorted,',
        result: `Set(3) { 'async', 'js', 'lazy' }`,
        hints: {
          "[ 'async', 'js', 'js', 'lazy' ]": 'Which reducer makes a set?',
          "Set(2) { [ 'js', 'async' ], [ 'js', 'lazy' ] }":
            'The set holds the arrays of tags. Use `flatMap`, which passes on what is in them.',
        },
      },
      {
        call: `tagsOf([{ tags: ['a'] }, { tags: [] }, { tags: ['a'] }])`,
        result: `Set(1) { 'a' }`,
      },
    ],
  },
}
