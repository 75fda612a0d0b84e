import type { Flavour } from '../library/model/flavour'

/** Which function a sentence is about. */
export type About = { flavour: Flavour; isOptional: boolean }

/** What is observed of each function: a column of the table. */
type Fact = {
  heading: string
  /** What the column says; Markdown. */
  legend: string
  /** The words that are recorded; numbers are themselves. */
  words: readonly string[] | 'number'
  /** What a page says of a function; empty if nothing. */
  sentence: (word: string, about: About) => string
}

const bySentence =
  (sentences: Readonly<Record<string, string>>) =>
  (word: string): string =>
    sentences[word] ?? ''

const closed = (occasion: string) =>
  bySentence({
    closes: `Closes its source ${occasion}.`,
    'in some cases': `Closes its source ${occasion} in some cases, and leaves it open in others.`,
    'leaves open': `Leaves its source open ${occasion}.`,
  })

const closing = ['closes', 'in some cases', 'leaves open'] as const

/** The facts in the order of the columns; keys are also those of addresses. */
export const facts = {
  start: {
    heading: 'Start',
    legend:
      'What the call itself does: **lazy** nothing, **opens** asks the source for an iterator, **eager** reads.',
    words: ['lazy', 'opens', 'eager'],
    sentence: bySentence({
      lazy: 'Lazy: nothing happens until the result is read.',
      opens: 'Asks the source for an iterator as soon as you call it.',
      eager: 'Reads the source as soon as you call it.',
    }),
  },
  'pulls.first': {
    heading: 'Pulls for one',
    legend:
      'A **pull** is a call of `next` on the source. How many come before the first output or the result, in the best case.',
    words: 'number',
    sentence: word => `Pulls before the first output or the result: ${word}.`,
  },
  'pulls.all': {
    heading: 'Pulls for five',
    legend:
      'How many pulls it takes to read a source of five values to the end of the result, in the longest case. The pull that finds the end counts.',
    words: 'number',
    sentence: word => `Pulls for a source of five values: ${word}.`,
  },
  'closes.break': {
    heading: 'On break',
    legend:
      'Whether it closes the source when the reader stops. **In some cases** means after some numbers of values and not after others.',
    words: closing,
    sentence: closed('when you break out of a loop over the result'),
  },
  'closes.throw': {
    heading: 'On throw',
    legend: 'Whether it closes the source when a callback fails.',
    words: closing,
    sentence: closed('when the callback throws'),
  },
  'closes.own': {
    heading: 'When it stops',
    legend:
      'Whether it closes the source when the function itself stops before the end.',
    words: closing,
    sentence: closed('when it stops before the end'),
  },
  endless: {
    heading: 'Endless source',
    legend:
      'It **streams** (outputs keep coming), **ends** (the result ends), **answers** (with one result), **throws**, or **never** comes to an end.',
    words: ['streams', 'ends', 'answers', 'throws', 'never'],
    sentence: (word, { flavour }) =>
      bySentence({
        streams: 'With an infinite source, outputs keep coming.',
        ends: 'With an infinite source, the result can end.',
        answers:
          'With an infinite source, it is done when the answer is known.',
        throws: 'With an infinite source, it throws after the first values.',
        never:
          flavour === 'plain'
            ? 'With an infinite source, it never returns.'
            : 'With an infinite source, its result never settles.',
      })(word),
  },
  empty: {
    heading: 'Empty source',
    legend:
      'It **ends** without an output, **answers** with a result, or **throws**.',
    words: ['ends', 'answers', 'throws', 'never'],
    sentence: (word, { isOptional }) =>
      bySentence({
        ends: isOptional
          ? 'With an empty source, the optional is empty.'
          : 'With an empty source, it yields nothing.',
        throws: 'With an empty source, it throws.',
        never: 'With an empty source, it never settles.',
      })(word),
  },
  atOnceRule: {
    heading: 'Calls at once',
    legend:
      'The most callbacks in progress at the same time for n values: **1**, **n**, **half of n** (rounded down), or **mostly n** (n if it is even, otherwise one fewer). **3 of 5** means that there is no such rule, and that there were three for five values.',
    words: ['1', 'n', 'half of n', 'mostly n', '3 of 5', '6 of 5'],
    sentence: bySentence({
      1: 'Waits for each callback before it calls the next one.',
      n: 'Calls the callback for every value without waiting for the others.',
      'half of n':
        'Up to half as many callbacks as there are values are in progress at the same time.',
      'mostly n':
        'Nearly as many callbacks as there are values are in progress at the same time.',
      '3 of 5': 'Several callbacks are in progress at the same time.',
      '6 of 5': 'Several callbacks are in progress at the same time.',
    }),
  },
  order: {
    heading: 'Order',
    legend:
      'The function **keeps order** if outputs come in the order of the source, however long work on each value takes; **arrival** means that quick values overtake slow ones.',
    words: ['keeps order', 'arrival'],
    sentence: (word, { flavour }) =>
      word === 'arrival'
        ? 'Results come in the order in which they are ready.'
        : bySentence({ async: 'Results keep the order of the source.' })(
            flavour,
          ),
  },
  held: {
    heading: 'Holds',
    legend:
      'What stays in memory beside the current value: **nothing**, **a few** values (up to four), **a window** of the size that was passed, or **everything** so far. **If slow** is what stays while callbacks, the next step or another source are slow.',
    words: [
      'nothing',
      'nothing, a few if slow',
      'nothing, everything if slow',
      'a few',
      'a few, everything if slow',
      'a window',
      'a window, everything if slow',
      'everything',
    ],
    sentence: word =>
      [
        word.startsWith('a window') &&
          'Keeps as many values as the size that you pass.',
        word === 'everything' && 'Keeps every value that it has read.',
        word.endsWith('everything if slow') &&
          'Values that wait for a slow step stay in memory; nothing limits how many.',
      ]
        .filter(Boolean)
        .join(' '),
  },
  again: {
    heading: 'Read again',
    legend: 'Where values come from when the result is iterated a second time.',
    words: ['source', 'memory', 'nothing'],
    sentence: bySentence({
      source: 'Iterating the result again reads the source again.',
      memory: 'Iterating the result again reads from memory.',
      nothing: 'The result can be iterated only once.',
    }),
  },
  waitsForLaterSteps: {
    heading: 'Later steps',
    legend:
      'Whether a Concur function waits for the work of later steps before it settles.',
    words: ['waits', 'does not wait'],
    sentence: bySentence({
      waits: 'Settles when the work of later steps is done.',
      'does not wait': 'Can settle before the work of later steps is done.',
    }),
  },
  'rejection.settles': {
    heading: 'Rejects',
    legend:
      'When a failed callback or value rejects the result: **immediately**, or **at the end** (in some cases only when everything else is done).',
    words: ['immediately', 'at the end', 'never rejects'],
    sentence: bySentence({
      immediately: 'Rejects as soon as something fails.',
      'at the end': 'Rejects when everything else is done.',
      'never rejects': 'Does not reject.',
    }),
  },
  'rejection.hidden': {
    heading: 'Failures before',
    legend: 'Whether the result can hide a failure that came first.',
    words: ['hides failures', 'reports them'],
    sentence: bySentence({
      'hides failures': 'A failure before the result can be hidden.',
    }),
  },
} as const satisfies Readonly<Record<string, Fact>>

export type FactKey = keyof typeof facts

export const factKeys = Object.keys(facts) as FactKey[]

/** What was observed of a function, or of one of the ways to call it. */
export type Observed = Readonly<Partial<Record<FactKey, string>>>

/** By function; `reduce(function)` is another way to call `reduce`. */
export type BehaviourRecord = Readonly<Record<string, Observed>>

/** What pages say of a function, a sentence for each fact. */
export const sentencesOf = (observed: Observed, about: About): string[] =>
  factKeys.flatMap(key => {
    const word = observed[key]
    return word === undefined ? [] : facts[key].sentence(word, about) || []
  })

/** Other ways to call a function: with which iterable, with which reducer. */
export const formWords: Readonly<Record<string, string>> = {
  plain: 'with a plain iterable',
  async: 'with an async iterable',
  concur: 'with a concur iterable',
  function: 'with a function',
  add: 'with a reducer without `create`',
  combine: 'with a reducer that has `combine`',
}

/** What was observed of a function when it was called in other ways. */
export const formsOf = (
  name: string,
  record: BehaviourRecord,
): { form: string; observed: Observed }[] =>
  Object.entries(record).flatMap(([label, observed]) =>
    label.startsWith(`${name}(`)
      ? [{ form: label.slice(name.length + 1, -1), observed }]
      : [],
  )
