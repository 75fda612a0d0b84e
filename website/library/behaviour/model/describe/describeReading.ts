import type { Behaviour } from '../schema'
import { type Described, type Fact, inWords, when } from './line'

const starts: Readonly<Record<Behaviour['start'], Fact>> = {
  lazy: { does: 'Lazy: the call reads nothing.', seen: 'no pull by the call' },
  opens: {
    does: 'The call opens the source, before anybody reads.',
    seen: 'an iterator asked for by the call',
  },
  eager: { does: 'The call reads.', seen: 'pulls by the call' },
}

export const describeStart = ({ behaviour }: Described): Fact[] => [
  starts[behaviour.start],
  ...behaviour.readsAtCall.map(name => ({
    does: `It reads \`${name}\` at once, though.`,
    seen: `\`${name}\` pulled by the call`,
  })),
]

const pullsSeen = ({ first, all }: Behaviour['pulls']): string =>
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
          : 'Stops reading once it knows.',
      seen: `${early === 1 ? '1 pull' : `${early} pulls`} when it stopped early`,
    },
  ]
}

export const describeReading = (described: Described): Fact[] => {
  const { pulls } = described.behaviour
  const { first, all, meanwhile } = pulls
  const seen = `pulls: ${pullsSeen(pulls)}`
  const stop = describeStop(described)
  return [
    ...when(first === null || first !== all, {
      does: 'Reads as it goes.',
      seen,
    }),
    ...when(first !== null && first === all && stop.length === 0, {
      does: 'Reads everything before it gives anything.',
      seen,
    }),
    ...stop,
    ...when(described.flavour === 'async' && meanwhile === 6, {
      does: 'Does not wait for its callback: the whole source is read meanwhile.',
      seen: 'six pulls during the first call',
      hazard: 'reads-everything',
    }),
  ]
}

const occasions = {
  break: 'breaking off',
  throw: 'a callback that throws',
  own: 'stopping by itself',
} as const

const withCapital = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1)

/** In a Concur pipeline no source is ever closed, so one sentence says it all. */
export const describeClosing = ({ flavour, behaviour }: Described): Fact[] => {
  const named = (closes: boolean): string[] =>
    (['break', 'throw', 'own'] as const)
      .filter(occasion => behaviour.closes[occasion] === closes)
      .map(occasion => occasions[occasion])
  const open = named(false)
  const closed = named(true)
  if (flavour === 'concur') {
    return when(open.length > 0, {
      does: 'Never closes the source.',
      seen: `no call of \`return\` after ${open.join(' or ')}`,
    })
  }
  return [
    ...when(open.length > 0, {
      does: `${withCapital(open.join(' or '))} leaves the source open.`,
      seen: 'no call of `return`',
      hazard: 'closing-generators',
    }),
    ...when(closed.length > 0, {
      does: `${withCapital(closed.join(' or '))} closes the source.`,
      seen: '`return` called',
    }),
  ]
}

const endless: Readonly<Record<Behaviour['endless'], Fact>> = {
  streams: {
    does: 'Endless is fine: outputs keep coming.',
    seen: 'no end of outputs',
  },
  ends: { does: 'Endless is fine: it can end.', seen: 'ended by itself' },
  answers: {
    does: 'Endless is fine: it answers once it knows.',
    seen: 'an answer after a few values',
  },
  never: {
    does: 'Endless: never comes back.',
    seen: 'nothing after sixty values',
  },
}

const empty: Readonly<Record<Behaviour['empty'], Fact>> = {
  ends: { does: 'Empty: gives nothing.', seen: 'no output' },
  answers: { does: 'Empty: answers all the same.', seen: 'an answer' },
  throws: { does: 'Empty: throws.', seen: 'an error' },
  never: { does: 'Empty: never settles.', seen: 'no end' },
}

/** What sources of unusual length do. */
export const describeLengths = ({ behaviour, flavour }: Described): Fact[] => [
  empty[behaviour.empty],
  ...when(behaviour.emptyConcur === 'throws', {
    does: 'It throws at `emptyConcur()`.',
    seen: 'a TypeError',
    hazard: 'empty-concur',
  }),
  endless[behaviour.endless],
  ...when(behaviour.readsOn === true, {
    does: 'But the source is read on for ever.',
    seen: 'pulls after it had settled',
    hazard: 'endless-concur',
  }),
  ...when(flavour === 'concur' && behaviour.endless === 'streams', {
    does: 'The source must be async: a plain one blocks the program.',
  }),
]
