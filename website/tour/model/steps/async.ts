import type { Step } from '../step'

export const asyncStep: Step = {
  id: 'async',
  title: 'Async',
  summary: 'Wait for promises, one value after the other.',
  text: 'Functions that end in Async work on async iterables; [`asAsync`](/docs/api/variables/asAsync) makes one. Most wait for the promise of one value before they ask for the next.',
  program: `import { asAsync, forEachAsync, mapAsync, pipe } from 'lfi'

const load = async name => {
  console.log('ask ' + name)
  await new Promise(resolve => setTimeout(resolve, 50))
  return name
}

await pipe(
  asAsync(['ada', 'bob']),
  mapAsync(load),
  forEachAsync(name => console.log('got ' + name)),
)
`,
  question: {
    kind: 'order',
    text: 'In which order are these lines printed?',
    options: ['ask ada', 'ask bob', 'got ada', 'got bob'],
    answer: ['ask ada', 'got ada', 'ask bob', 'got bob'],
    why: 'The pipeline asks for `bob` only when `ada` has gone through all steps.',
  },
  task: {
    text: '`isActive` returns a promise, and every promise is truthy: `active` keeps everyone. Make it wait: change all three lines of the pipeline.',
    imports: `import {
  asAsync, filter, filterAsync, pipe, reduce, reduceAsync, toArray,
} from 'lfi'`,
    start: `const active = async (users, isActive) =>
  pipe(
    users,
    filter(isActive),
    reduce(toArray()),
  )`,
    usage: `const isActive = async user => user !== 'bob'
console.log(await active(['ada', 'bob', 'eve'], isActive))`,
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
        'Everyone was kept: `filter` does not wait for promises. `filterAsync` does, on an async iterable.',
      other:
        'For `ada`, `bob` and `eve`, only `ada` and `eve` should be kept: `isActive` resolves to false for `bob`.',
      fixed:
        'For `kim` and `nadia`, of whom only `kim` is active, only `kim` should be kept.',
    },
  },
}
