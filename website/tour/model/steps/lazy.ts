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
    text: '`firstTwo` tests all 1000 numbers. Make it stop early: [`take(2)`](/docs/api/variables/take) ends a pipeline after two values.',
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
const test = number => {
  tested++
  return number % 7 === 0
}
const found = [...firstTwo(Array.from({ length: 1000 }, (_, at) => at + 1), test)]
if (found.length === 0) return 'early'
if (found.join() !== '7,14') return 'other'
return tested > 50 ? 'eager' : ''`,
    hints: {
      early:
        'Nothing was left. `take(2)` above `filter` keeps the first two numbers, and neither passes the test.',
      other: 'From 1 to 1000, the first two multiples of 7 are 7 and 14.',
      eager:
        'The result is right, but every value was tested. End the pipeline with `take(2)` before you collect it.',
    },
  },
}
