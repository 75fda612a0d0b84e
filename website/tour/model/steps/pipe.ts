import type { Step } from '../step'

export const pipe: Step = {
  id: 'pipe',
  title: 'Pipe',
  summary: 'Pass values through steps, from top to bottom.',
  text: '[`pipe`](/docs/api/variables/pipe) passes values through steps, from top to bottom. [`filter`](/docs/api/variables/filter) and [`map`](/docs/api/variables/map) do what the array methods do, for any iterable. [`forEach`](/docs/api/variables/forEach) consumes the result.',
  program: `import { filter, forEach, map, pipe } from 'lfi'

pipe(
  ['ada', 'grace', 'joe'],
  filter(name => name.length > 3),
  map(name => name.toUpperCase()),
  forEach(name => console.log(name)),
)
`,
  question: {
    kind: 'type',
    text: 'What does the program print?',
    answer: ['GRACE'],
    why: '`filter` lets only `grace` through, and `map` then makes it upper case.',
  },
  task: {
    text: '`list` prints long names in upper case. Add a step that puts `- ` in front of each of them.',
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
    check: `const lines = []
list(['linus', 'joe', 'barbara'], line => lines.push(line))
const printed = lines.join(', ')
if (lines.length === 0) return 'nothing'
if (/joe/i.test(printed)) return 'early'
if (printed === 'LINUS, BARBARA') return 'same'
return printed === '- LINUS, - BARBARA' ? '' : 'other'`,
    hints: {
      nothing:
        'Nothing was printed. The last step has to be `forEach(print)`, which consumes the values.',
      early:
        'With `- ` in front, `joe` has five characters and passes the filter. Add the step below `filter`.',
      same: 'The names are printed as before. Add another `map` above `forEach`.',
      other:
        'For `linus`, `joe` and `barbara` it should print `- LINUS` and `- BARBARA`.',
    },
  },
}
