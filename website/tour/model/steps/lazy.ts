import type { Step } from '../step'

export const lazy: Step = {
  id: 'lazy',
  title: 'Lazy',
  summary: 'Predict how often a callback is called.',
  text: 'Pipelines are lazy. A step such as `map` returns an iterable and does nothing else. Its callback is called when something asks for a value: `forEach`, a spread, or a loop.',
  program: `import { map, pipe, rangeTo } from 'lfi'

let calls = 0
const square = number => {
  calls++
  return number * number
}

const squares = pipe(rangeTo(1, 1000), map(square))
for (const value of squares) {
  if (value > 20) {
    break
  }
}
console.log(calls)
`,
  question: {
    kind: 'type',
    text: 'How many times is `square` called?',
    answer: ['5'],
    why: 'The loop asked for 1, 4, 9, 16 and 25 and then stopped, so `map` called `square` five times.',
  },
  task: {
    text: '`firstTwo` tests all 1000 numbers. Make it stop early: [`take(2)`](/docs/api/variables/take) lets two values through, asks for one more and ends the pipeline.',
    imports: `import { filter, pipe, rangeTo, take } from 'lfi'`,
    start: `const firstTwo = (values, test) =>
  [...pipe(values, filter(test))].slice(0, 2)`,
    usage: `let calls = 0
const isEven = number => {
  calls++
  return number % 2 === 0
}
console.log(firstTwo(rangeTo(1, 1000), isEven))
console.log(calls)`,
    solution: `const firstTwo = (values, test) =>
  [...pipe(values, filter(test), take(2))]`,
    check: `let tested = 0
const isEven = number => {
  tested++
  return number % 2 === 0
}
const numbers = Array.from({ length: 1000 }, (_, at) => at + 1)
const found = firstTwo(numbers, isEven)
if (isLazy(found)) return 'lazy'
if (!Array.isArray(found)) return 'kind'
if (found.join() === '2') return 'early'
if (found.join() !== '2,4') return 'other'
if (tested > 50) return 'eager'
const others = firstTwo([1, 3, 4, 6], number => number > 2)
return Array.isArray(others) && others.join() === '3,4' ? '' : 'fixed'`,
    solved:
      'With `take(2)`, `isEven` is called 6 times: `take` asks for a third match before it ends.',
    hints: {
      lazy: 'It is still a lazy iterable. Spread it into an array: `[...pipe(…)]`.',
      kind: 'The result is not an array.',
      early:
        'Only 2 is left. `take(2)` above `filter` keeps 1 and 2, and 1 does not pass the test. Put it below `filter`.',
      other: 'From 1 to 1000, the first two even numbers are 2 and 4.',
      eager:
        'The result is right, but all 1000 numbers were tested. End the pipeline with `take(2)` before you collect it.',
      fixed:
        'With 1, 3, 4, 6 and a test for more than 2, the result should be 3 and 4.',
    },
  },
}
