import type { Step } from '../step'

const square = `let calls = 0
const square = number => {
  calls++
  return number * number
}`

export const lazy: Step = {
  id: 'lazy',
  title: 'Lazy',
  summary: 'Predict how often a callback is called.',
  text: 'A pipeline is lazy: `map` returns an iterable, and calls its callback only when something, such as `forEach`, a loop or a spread, asks for a value. Here, [`rangeTo`](/docs/api/variables/rangeTo) yields the numbers from 1 to 1000.',
  program: `import { map, pipe, rangeTo } from 'lfi'

${square}

const squares = pipe(rangeTo(1, 1000), map(square))
for (const value of squares) {
  if (value > 20) break
}
console.log(calls)
`,
  question: {
    text: 'How many times is `square` called?',
    options: ['0', '5', '1000'],
    answer: '5',
    why: 'The loop stopped at 25, so `map` called `square` five times.',
  },
  task: {
    text: '`firstTwo` squares all 1000 numbers and keeps two of them. Use [`take(2)`](/docs/api/variables/take) to end the pipeline early.',
    imports: `import { map, pipe, rangeTo, take } from 'lfi'`,
    start: `const firstTwo = (values, fn) =>
  [...pipe(values, map(fn))].slice(0, 2)`,
    usage: `${square}

console.log(firstTwo(rangeTo(1, 1000), square))
console.log(calls)`,
    solution: `const firstTwo = (values, fn) =>
  [...pipe(values, map(fn), take(2))]`,
    setup: `${square}
const numbers = Array.from({ length: 1000 }, (_, at) => at + 1)`,
    cases: [
      { call: 'firstTwo(numbers, square)', result: '[ 1, 4 ]' },
      {
        // Two calls are as right as three, and so are a few more.
        call: 'calls < 50 ? 3 : calls',
        name: 'The number of calls of `square`',
        result: '3',
        hints: { 1000: 'Put `take(2)` inside `pipe`.' },
      },
      { call: 'firstTwo([3, 5, 7], n => -n)', result: '[ -3, -5 ]' },
    ],
    solved:
      'If `take(2)` is the last step, `square` is called three times: `take` notices that it is finished only when it reads a third value.',
  },
}
