import type { Step } from '../step'

export const asyncStep: Step = {
  id: 'async',
  title: 'Async',
  summary: 'Process promises one at a time.',
  text: '[`asAsync`](/docs/api/variables/asAsync) turns an array into an async iterable. Steps whose names end in Async read one, and their callbacks may return promises. `mapAsync` waits for each promise before it asks for the next value.',
  program: `import { asAsync, forEachAsync, mapAsync, pipe } from 'lfi'

const load = async name => {
  console.log('ask ' + name)
  return name
}

await pipe(
  asAsync(['ada', 'bob']),
  mapAsync(load),
  forEachAsync(name => console.log('got ' + name)),
)
`,
  question: {
    text: 'In which order are the lines printed?',
    options: [
      'ask ada → ask bob → got ada → got bob',
      'ask ada → got ada → ask bob → got bob',
      'ask ada → ask bob → got bob → got ada',
    ],
    answer: 'ask ada → got ada → ask bob → got bob',
    why: '`load` is called for `bob` only after `ada` has gone through all steps.',
  },
  task: {
    text: '`active` keeps everyone. Add a step that keeps only the users for whom `isActive` resolves to true.',
    imports: `import {
  asAsync, filter, filterAsync, pipe, reduceAsync, toArray,
} from 'lfi'`,
    start: `const active = async (users, isActive) =>
  pipe(
    asAsync(users),
    reduceAsync(toArray()),
  )`,
    usage: `const isActive = async user => user !== 'bob'

console.log(await active(['ada', 'bob', 'eve'], isActive))`,
    solution: `const active = async (users, isActive) =>
  pipe(
    asAsync(users),
    filterAsync(isActive),
    reduceAsync(toArray()),
  )`,
    setup: `const isActive = async user => user !== 'bob'`,
    cases: [
      {
        call: `await active(['ada', 'bob', 'eve'], isActive)`,
        result: `[ 'ada', 'eve' ]`,
        hints: {
          "[ 'ada', 'bob', 'eve' ]":
            'Use `filterAsync`, which awaits what its callback returns. `filter` does not, and every promise is truthy.',
        },
      },
      {
        call: `await active(['kim', 'nadia'], async user => user === 'kim')`,
        result: `[ 'kim' ]`,
      },
    ],
  },
}
