import type { Behaviour } from '../schema'
import { type Described, type Fact, inWords, when } from './line'

const starts: Readonly<Record<Behaviour['start'], Fact>> = {
  lazy: {
    does: 'Lazy: reads nothing until its result is read.',
    observed: 'no pull before that',
  },
  opens: {
    does: 'Opens the source as soon as it is called.',
    observed: 'an iterator requested before the result was read',
  },
  eager: {
    does: 'Reads the source as soon as it is called.',
    observed: 'pulls during the call',
  },
}

export const describeStart = ({ behaviour }: Described): Fact[] => [
  starts[behaviour.start],
  ...when(behaviour.opens > 1, {
    does: `It opens a source of five values ${inWords(behaviour.opens)} times to give each of them once.`,
    observed: `${inWords(behaviour.opens)} iterators requested`,
  }),
  ...behaviour.readsAtCall.map(name => ({
    does: `It reads \`${name}\` as soon as it is called, though.`,
    observed: `pulls from \`${name}\` during the call`,
  })),
]

const observedPulls = ({ first, all }: Behaviour['pulls']): string =>
  [
    ...(first === null || first === all
      ? []
      : [`${first} for the first output`]),
    ...(all === null ? [] : [`${all} for five values`]),
  ].join(', ')

const describeStop = ({ call, flavour, behaviour }: Described): Fact[] => {
  const { early, ahead } = behaviour.pulls
  if (early === null || flavour === 'concur') {
    return []
  }
  if (ahead !== null && ahead > 0) {
    const does = `Reads ${inWords(ahead)} value ahead: \`${call}\` pulls ${inWords(early)}.`
    return [{ does, hazard: 'reads-ahead' }]
  }
  return [
    {
      does:
        ahead === 0 || behaviour.calls === 1
          ? `Never pulls more than ${inWords(early)}.`
          : 'Stops reading once the result is certain.',
      observed: `${early === 1 ? '1 pull' : `${early} pulls`} when it stopped early`,
    },
  ]
}

export const describeReading = (described: Described): Fact[] => {
  const { pulls } = described.behaviour
  const { first, all, meanwhile, unasked } = pulls
  const isUnasked = unasked !== null && unasked > 0
  const observed = `pulls: ${observedPulls(pulls)}`
  const stop = describeStop(described)
  return [
    ...when((first === null || first !== all) && !isUnasked, {
      does:
        described.flavour === 'concur'
          ? 'Handles values as they arrive.'
          : 'Reads values as they are needed.',
      observed,
    }),
    ...when(isUnasked, {
      does: 'Reads the whole source once its result is read, without waiting for values to be requested.',
      observed: `${unasked} pulls after the first output, though no other was requested`,
    }),
    ...when(first !== null && first === all && stop.length === 0, {
      does: 'Reads everything before it finishes.',
      observed,
    }),
    ...stop,
    ...when(described.flavour === 'async' && meanwhile === 6, {
      does: 'Reads the whole source while the first callback is in progress; the values wait in memory for their turn.',
      observed: 'six pulls during the first call',
      hazard: 'reads-everything',
    }),
  ]
}

const occasions = {
  break: 'breaking out of a loop',
  throw: 'a callback that throws',
  own: 'stopping by itself',
} as const

const withCapital = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1)

const describeTurn = (count: number): Fact => ({
  does: `Breaking out of a loop after fewer than ${inWords(count)} values leaves the source open; after ${inWords(count)} or more it closes the source.`,
  observed: `\`return\` called after ${inWords(count)} values and more, not before`,
  hazard: 'closing-generators',
})

/** In a Concur pipeline no source is ever closed, so one sentence says it all. */
export const describeClosing = ({ flavour, behaviour }: Described): Fact[] => {
  const { breakFrom } = behaviour.closes
  const named = (closes: 'yes' | 'some' | 'no'): string[] =>
    (['break', 'throw', 'own'] as const)
      .filter(occasion => behaviour.closes[occasion] === closes)
      .filter(occasion => occasion !== 'break' || breakFrom === null)
      .map(occasion => occasions[occasion])
  const open = named('no')
  const closed = named('yes')
  const some = named('some')
  if (flavour === 'concur') {
    return when(open.length > 0, {
      does: 'Never closes the source.',
      observed: `no call of \`return\` after ${open.join(' or ')}`,
    })
  }
  return [
    ...(breakFrom === null ? [] : [describeTurn(breakFrom)]),
    ...when(open.length > 0, {
      does: `${withCapital(open.join(' or '))} leaves the source open.`,
      observed: 'no call of `return`',
      hazard: 'closing-generators',
    }),
    ...when(some.length > 0, {
      does: `${withCapital(some.join(' or '))} leaves the source open in some cases and closes it in others.`,
      observed: '`return` called after some values, not after others',
      hazard: 'closing-generators',
    }),
    ...when(closed.length > 0, {
      does: `${withCapital(closed.join(' or '))} closes the source.`,
      observed: '`return` called',
    }),
  ]
}

const endless: Readonly<Record<Behaviour['endless'], Fact>> = {
  streams: {
    does: 'Endless source: outputs keep coming.',
    observed: 'outputs for as long as they were read',
  },
  ends: {
    does: 'Endless source: it can end by itself.',
    observed: 'ended by itself',
  },
  answers: {
    does: 'Endless source: it returns its result once that is certain.',
    observed: 'a result after a few values',
  },
  throws: {
    does: 'Endless source: it throws after the first values.',
    observed: 'an error after a few values',
  },
  never: {
    does: 'Endless source: never produces a result.',
    observed: 'nothing after sixty values',
  },
}

const empty: Readonly<Record<Behaviour['empty'], Fact>> = {
  ends: { does: 'Empty source: gives nothing.', observed: 'no output' },
  answers: {
    does: 'Empty source: ends without an error.',
    observed: 'a result',
  },
  throws: { does: 'Empty source: throws.', observed: 'an error' },
  never: { does: 'Empty source: never settles.', observed: 'no end' },
}

/** What one value does, where that is not what any other number does. */
const describeSingle = ({ single, empty, endless }: Behaviour): Fact[] => [
  ...when(single === 'throws' && empty !== 'throws', {
    does: 'Source of one value: throws.',
    observed: 'an error for one value',
  }),
  ...when(single === 'never', {
    does: 'Source of one value: never settles.',
    observed: 'no end after one value',
  }),
  ...when(single === 'answers' && empty === 'throws' && endless === 'throws', {
    does: 'Source of one value: returns it.',
    observed: 'a result for one value',
  }),
]

/** What sources of unusual length do. */
export const describeLengths = ({ behaviour, flavour }: Described): Fact[] => [
  empty[behaviour.empty],
  ...describeSingle(behaviour),
  ...when(behaviour.emptyConcur === 'throws', {
    does: 'It throws for `emptyConcur()`.',
    observed: 'a TypeError',
    hazard: 'empty-concur',
  }),
  ...when(behaviour.emptyConcur === 'bare', {
    does: 'With `emptyConcur()`, consuming it returns `undefined` instead of a promise.',
    observed: '`undefined` instead of a promise',
    hazard: 'empty-concur',
  }),
  ...when(behaviour.generator === 'throws', {
    does: 'It throws for a generator object, which can be read only once.',
    observed: 'an error',
  }),
  ...when(behaviour.generator === 'differs', {
    does: 'With a generator object, which can be read only once, it gives something else.',
    observed: 'other outputs than for an iterable that can be read again',
  }),
  endless[behaviour.endless],
  ...when(behaviour.readsOn === true, {
    ...(behaviour.endless === 'streams'
      ? {
          does: 'Breaking out of a loop does not stop it: the source is still read, without end.',
          observed: 'pulls after the `break`',
        }
      : {
          does: 'The source is still read after that, without end.',
          observed: 'pulls after it had settled',
        }),
    hazard: 'endless-concur',
  }),
  ...when(flavour === 'concur' && behaviour.endless === 'streams', {
    does: 'The source must be async: a plain one blocks the program.',
  }),
]
