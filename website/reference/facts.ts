import type { FunctionEntry } from '../library/model/schema'

/** Which function a sentence is about. */
export type About = Pick<FunctionEntry, 'flavour' | 'signatures'>

const takesCallback = ({ signatures }: About): boolean =>
  signatures.some(it => it.parameters.some(({ name }) => name === 'fn'))

const isOptional = ({ signatures }: About): boolean =>
  /Optional</u.test(signatures[0]?.returns ?? '')

/** What is observed of each function: a column of the table. */
export type Fact = {
  heading: string
  /** What the column says; Markdown. */
  legend: string
  /** What a page says of a function, by the word that is recorded. */
  says: Sayings
  /** The same in a few words, of what a reader should see at once. */
  tags?: Sayings
}

type Sentences = Readonly<Record<string, string>>

type Sayings = Sentences | ((word: string, about: About) => string | undefined)

const closed = (occasion: string) => ({
  closes: `Closes its source ${occasion}.`,
  'in some cases': `Closes its source ${occasion} in some cases, and leaves it open in others.`,
  'leaves open': `Leaves its source open ${occasion}.`,
})

const withEndless: Sentences = {
  streams: 'Works with an infinite source: outputs keep coming.',
  ends: 'Works with an infinite source: the result can be finite.',
  answers: 'Works with an infinite source if some value decides the result.',
  throws: 'With an infinite source, it throws after the first values.',
  never: 'With an infinite source, it never finishes.',
}

const freezes =
  'A plain source must end, because `asConcur` reads all of it without waiting.'

const withEndlessConcur: Sentences = {
  ...withEndless,
  streams: `Works with an infinite async source: outputs keep coming. ${freezes}`,
  ends: `Works with an infinite async source: the result can be finite. ${freezes}`,
  answers: `Works with an infinite async source if some value decides the result, but the source is still read after that. ${freezes}`,
}

const withNone: Sentences = {
  ends: 'With an empty source, it yields nothing.',
  throws: 'With an empty source, it throws.',
}

const endlessTags: Sentences = {
  streams: 'infinite input',
  ends: 'infinite input',
  never: 'reads everything',
  answers: 'stops early',
}

const calls: Sentences = { 'async 1': 'one at a time', 'concur n': 'no limit' }

const sized = 'Keeps at most as many values as the size that you pass.'

const waiting = 'Values waiting for a slow step stay in memory, without limit.'

const callsOf = (count: string): string =>
  `${count} ${count === '1' ? 'call' : 'calls'} of \`next\``

/** The facts in the order of the columns; keys are also those of addresses. */
export const facts = {
  start: {
    heading: 'Start',
    legend:
      'What happens at the call itself: nothing (**lazy**), the function asks the source for an iterator (**opens**), or it reads the source (**eager**).',
    says: {
      lazy: 'Lazy: nothing happens until the result is read.',
      opens: 'Asks the source for an iterator as soon as you call it.',
      eager: 'Reads the source as soon as you call it.',
    },
    tags: { lazy: 'lazy' },
  },
  endless: {
    heading: 'Endless source',
    legend:
      'The result **streams** (outputs keep coming), **ends**, **answers** (with one result), **throws**, or **never** comes. Pages of functions call the first two “infinite input”, **answers** “stops early” (“early result” in Concur, where the source is still read), and **never** “reads everything”. A Concur function needs an endless *async* source: `asConcur` of an endless plain iterable freezes.',
    says: (word, { flavour }) =>
      (flavour === 'concur' ? withEndlessConcur : withEndless)[word],
    tags: (word, { flavour }) =>
      word === 'answers' && flavour === 'concur'
        ? 'early result'
        : endlessTags[word],
  },
  order: {
    heading: 'Order',
    legend:
      'The function **keeps order** if outputs come in the order of the source, however long work on each value takes; **arrival** means that fast values overtake slow ones.',
    says: (word, { flavour }) =>
      word === 'arrival'
        ? 'Values are handled as they become ready, so fast ones overtake slow ones.'
        : flavour === 'async'
          ? 'Results keep the order of the source.'
          : undefined,
    tags: { 'keeps order': 'keeps order', arrival: 'order of arrival' },
  },
  'closes.break': {
    heading: 'On break',
    legend:
      'Whether the function closes the source when you break out of a loop over the result. **In some cases** means that it depends on how many values you have read.',
    says: closed('when you break out of a loop over the result'),
  },
  'closes.throw': {
    heading: 'On throw',
    legend: 'Whether the function closes the source when a callback fails.',
    says: closed('when the callback throws'),
  },
  'closes.own': {
    heading: 'When it stops',
    legend:
      'Whether the function closes the source when it finishes before the source ends.',
    says: closed('when it finishes before the source ends'),
  },
  empty: {
    heading: 'Empty source',
    legend:
      'The function **ends** without an output, **answers** with a result, or **throws**.',
    says: (word, about) =>
      word === 'ends' && isOptional(about)
        ? 'With an empty source, the optional is empty.'
        : withNone[word],
  },
  atOnceRule: {
    heading: 'Calls at once',
    legend:
      'The most callbacks in progress at the same time: **1**, **several**, or **n**, as many as there are values.',
    says: {
      1: 'Waits for each callback before it calls the next one.',
      n: 'Calls the callback for every value without waiting for the others.',
      several: 'Several callbacks are in progress at the same time.',
    },
    tags: (word, { flavour }) => calls[`${flavour} ${word}`],
  },
  held: {
    heading: 'Holds',
    legend:
      'What stays in memory beside the current value: **nothing**, **a few** values (up to four), **a window** of the size that was passed, or **everything** so far. **If slow** is what stays while callbacks, the next step or another source are slow.',
    says: {
      'a window': sized,
      'a window, everything if slow': `${sized} ${waiting}`,
      'a few, everything if slow': waiting,
      'nothing, everything if slow': waiting,
      everything: 'Can keep every value that it has read in memory.',
    },
    tags: { everything: 'all values in memory' },
  },
  again: {
    heading: 'Read again',
    legend: 'Where values come from when the result is iterated a second time.',
    says: {
      source: 'Iterating the result again reads the source again.',
      memory: 'Iterating the result again reads from memory.',
    },
  },
  waitsForLaterSteps: {
    heading: 'Later steps',
    legend:
      'Whether a Concur function waits for the work of later steps before it settles.',
    says: {
      waits: 'Waits for the work of later steps before it settles.',
      'does not wait': 'Can settle before the work of later steps is done.',
    },
  },
  'rejection.settles': {
    heading: 'Rejects',
    legend:
      'When a failed callback or value rejects the result: **immediately**, or **at the end** (in some cases only when everything else is done).',
    says: (word, about) =>
      word === 'at the end'
        ? `If a ${about.flavour === 'async' ? 'callback' : 'value or callback'} fails, the result may not reject until all other work is done.`
        : `If ${about.flavour === 'concur' ? '`fn`' : takesCallback(about) ? 'the source or a callback' : 'the source'} fails, the result rejects immediately.`,
  },
  'rejection.hidden': {
    heading: 'Failures before',
    legend:
      'Whether the result **hides failures** that came first, or **reports them**.',
    says: {
      'hides failures':
        'A failure that comes before the result may not be reported.',
    },
  },
  'pulls.first': {
    heading: 'Pulls for one',
    legend:
      'How many pulls come before the first output or the result, in the best case. A **pull** is a call of `next` on the source.',
    says: word =>
      `In [test runs](/docs/api/behaviour#how-the-functions-are-run) with five values, it made at least ${callsOf(word)} before its first output or result.`,
  },
  'pulls.all': {
    heading: 'Pulls for five',
    legend:
      'How many pulls it takes to read a source of five values to the end of the result, in the longest case. The pull that finds the end counts.',
    says: word =>
      `In test runs with five values, it made at most ${callsOf(word)} in all.`,
  },
} as const satisfies Readonly<Record<string, Fact>>

export type FactKey = keyof typeof facts

export const factKeys = Object.keys(facts) as FactKey[]

/** What was observed of a function. */
export type Observed = Readonly<Partial<Record<FactKey, string>>>

/** By function. */
export type BehaviourRecord = Readonly<Record<string, Observed>>

/** Of what was observed of a function: sentences, or tags of a few words. */
export const sayingsOf = (
  from: 'says' | 'tags',
  observed: Observed,
  about: About,
): string[] =>
  factKeys.flatMap(key => {
    const { [from]: sayings = {} }: Fact = facts[key]
    const word = observed[key] ?? ''
    const said =
      typeof sayings === 'function' ? sayings(word, about) : sayings[word]
    return word && said ? [said] : []
  })
