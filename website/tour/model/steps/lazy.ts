import type { Step } from '../step'

export const lazy: Step = {
  id: 'lazy',
  title: 'Lazy',
  summary: 'Predict how often a callback is called.',
  text: 'Pipelines are lazy: `map` returns an iterable and does nothing else. Its callback runs when something asks for a value: `forEach`, a spread, a loop.',
  program: `import { map, pipe, rangeTo } from 'lfi'

let calls = 0
const square = number => {
  calls++
  return number * number
}

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
    text: '`firstTwo` squares all 1000 numbers. Let [`take(2)`](/docs/api/variables/take) end the pipeline early.',
    imports: `import { map, pipe, rangeTo, take } from 'lfi'`,
    start: `const firstTwo = (values, fn) =>
  [...pipe(values, map(fn))].slice(0, 2)`,
    usage: `let calls = 0
const square = number => {
  calls++
  return number * number
}

console.log(firstTwo(rangeTo(1, 1000), square))
console.log(calls)`,
    solution: `const firstTwo = (values, fn) =>
  [...pipe(values, map(fn), take(2))]`,
    check: `let calls = 0
const square = number => {
  calls++
  return number * number
}
const numbers = Array.from({ length: 1000 }, (_, at) => at + 1)
const found = firstTwo(numbers, square)
if (isLazy(found)) return 'lazy'
if (!Array.isArray(found)) return 'kind'
if (found.join() !== '1,4') return 'other'
if (calls > 50) return 'eager'
const others = firstTwo([3, 5, 7], number => -number)
return Array.isArray(others) && others.join() === '-3,-5' ? '' : 'fixed'`,
    solved: 'Last in the pipeline, `take(2)` asks for a third value: 3 calls.',
    hints: {
      lazy: 'It is still a lazy iterable. Spread it into an array: `[...pipe(…)]`.',
      kind: 'The result is not an array.',
      other: 'The squares of 1 and 2 are 1 and 4.',
      eager:
        'The result is right, but all 1000 numbers were squared. Put `take(2)` inside `pipe`.',
      fixed: 'For 3, 5, 7 and a function that negates, it should be -3 and -5.',
    },
  },
}
