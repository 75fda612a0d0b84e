import type { Step } from '../step'

export const asyncStep: Step = {
  id: 'async',
  title: 'Async',
  summary: 'Process promises one at a time.',
  text: 'Functions that end in Async take async iterables; [`asAsync`](/docs/api/variables/asAsync) makes one. Most wait for one promise before they ask for the next value.',
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
    why: '`bob` starts when `ada` has gone through all steps.',
  },
  task: {
    text: '`active` keeps everyone. Add a step that keeps those for whom `isActive` resolves to true.',
    imports: `import {
  asAsync, filter, filterAsync, pipe, reduceAsync, toArray,
} from 'lfi'`,
    start: `const active = async (users, isActive) =>
  pipe(
    asAsync(users),
    reduceAsync(toArray()),
  )`,
    usage: `console.log(
  await active(['ada', 'bob', 'eve'], async user => user !== 'bob'),
)`,
    solution: `const active = async (users, isActive) =>
  pipe(
    asAsync(users),
    filterAsync(isActive),
    reduceAsync(toArray()),
  )`,
    check: `const isActive = async user => {
  await null
  return user !== 'bob'
}
const found = await active(['ada', 'bob', 'eve'], isActive)
if (isLazy(found)) return 'lazy'
if (!Array.isArray(found)) return 'kind'
if (found.length === 3) return 'everyone'
if (found.toSorted().join() !== 'ada,eve') return 'other'
const others = await active(['kim', 'nadia'], async user => user.length < 4)
return Array.isArray(others) && others.join() === 'kim' ? '' : 'fixed'`,
    hints: {
      lazy: 'It is still a lazy iterable. End the pipeline with `reduceAsync(toArray())`.',
      kind: 'The result is not an array. Collect the values with `reduceAsync(toArray())`.',
      everyone:
        'Everyone was kept. `filterAsync` awaits what its callback returns; `filter` does not, and every promise is truthy.',
      other:
        'For `ada`, `bob` and `eve`, only `ada` and `eve` should be kept: `isActive` resolves to false for `bob`.',
      fixed:
        'For `kim` and `nadia`, of whom only `kim` is active, only `kim` should be kept.',
    },
  },
}
