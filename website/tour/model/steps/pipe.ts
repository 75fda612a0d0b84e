import type { Step } from '../step'

export const pipe: Step = {
  id: 'pipe',
  title: 'Pipe',
  summary: 'Pass values through steps.',
  text: '[`pipe`](/docs/api/variables/pipe) passes values through steps, from top to bottom. [`filter`](/docs/api/variables/filter) and [`map`](/docs/api/variables/map) do what the array methods do, and [`forEach`](/docs/api/variables/forEach) calls a function with each value that is left.',
  program: `import { filter, forEach, map, pipe } from 'lfi'

pipe(
  ['ada', 'grace', 'joe'],
  filter(name => name.length > 3),
  map(name => name.toUpperCase()),
  forEach(name => console.log(name)),
)
`,
  question: {
    text: 'What does the program print?',
    options: ['ADA → GRACE → JOE', 'GRACE', 'grace'],
    answer: 'GRACE',
    why: '`filter` lets only `grace` through, and `map` makes it upper case.',
  },
  task: {
    text: 'Add a step that puts a dash and a space in front of each printed name.',
    imports: `import { filter, forEach, map, pipe } from 'lfi'`,
    start: `const list = (names, print) =>
  pipe(
    names,
    filter(name => name.length > 3),
    map(name => name.toUpperCase()),
    forEach(print),
  )`,
    usage: `list(['ada', 'grace', 'joe'], line => console.log(line))`,
    solution: `const list = (names, print) =>
  pipe(
    names,
    filter(name => name.length > 3),
    map(name => name.toUpperCase()),
    map(name => '- ' + name),
    forEach(print),
  )`,
    setup: `const printed = names => {
  const lines = []
  list(names, line => lines.push(line))
  return lines
}`,
    cases: [
      {
        call: `printed(['ada', 'grace', 'joe'])`,
        name: 'What is printed for `ada`, `grace` and `joe`',
        result: `[ '- GRACE' ]`,
        hints: {
          "[ 'GRACE' ]": 'Add another `map` above `forEach`.',
          "[ '- ADA', '- GRACE', '- JOE' ]":
            'With `- ` in front, `ada` and `joe` have five characters and pass the filter. Add your step below `filter`.',
          '[]': '`print` was never called. The last step has to be `forEach(print)`: it is what asks for the values.',
        },
      },
      {
        call: `printed(['linus', 'joe'])`,
        name: 'What is printed for `linus` and `joe`',
        result: `[ '- LINUS' ]`,
      },
    ],
  },
}
