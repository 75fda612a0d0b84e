import type { Step } from '../step'

export const pipe: Step = {
  id: 'pipe',
  title: 'Pipe',
  summary: 'Pass values through steps.',
  // Tested in website/data/claims/severalFunctions.test.ts
  text: '[`pipe`](/docs/api/variables/pipe) passes values through steps, from top to bottom. [`filter`](/docs/api/variables/filter) and [`map`](/docs/api/variables/map) do what the array methods do. [`forEach`](/docs/api/variables/forEach) consumes the result.',
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
    check: `const printedFor = names => {
  const lines = []
  list(names, line => lines.push(line))
  return lines.join(', ')
}
const printed = printedFor(['ada', 'grace', 'joe'])
if (printed === '') return 'nothing'
if (/ada|joe/i.test(printed)) return 'early'
if (printed === 'GRACE') return 'same'
if (/^-\\S/.test(printed)) return 'space'
if (printed !== '- GRACE') return 'other'
return printedFor(['linus', 'joe', 'barbara']) === '- LINUS, - BARBARA' ? '' : 'fixed'`,
    hints: {
      nothing:
        '`print` was never called. The last step has to be `forEach(print)`, which consumes the values.',
      early:
        'Short names are printed too. With `- ` in front, `ada` and `joe` have five characters and pass the filter. Add the step below `filter`.',
      same: 'The names are printed as before. Add another `map` above `forEach`.',
      space:
        'The space is missing. Put a dash and a space in front of each name.',
      other: 'For `ada`, `grace` and `joe` it should print `- GRACE`.',
      fixed:
        'For `linus`, `joe` and `barbara` it should print `- LINUS` and `- BARBARA`.',
    },
  },
}
