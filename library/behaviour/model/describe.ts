import type { Flavour } from '../../model/flavour'
import type { Behaviour } from './schema'

/** A part of the guide about what to watch out for, by its anchor. */
export type Hazard =
  | 'values-lost-after-take'
  | 'unhandled-rejections'
  | 'closing-generators'
  | 'reads-ahead'
  | 'optional-reducers-async'
  | 'overlapping-callbacks'
  | 'reads-everything'
  | 'cache-readers'
  | 'hidden-failures'
  | 'endless-concur'

/** One line of a card: what it does, and what was seen; Markdown. */
export type Line = {
  topic: string
  does: string
  seen: string
  hazards: Hazard[]
}

export type Subject = {
  flavour: Flavour
  /** The function with its numbers, as in `take(3)`. */
  call: string
  behaviour: Behaviour
}

/** A sentence, what was seen of it, and the hazard that it tells of. */
type Fact = { does: string; seen?: string; hazard?: Hazard | undefined }

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

const inWords = (count: number): string => NUMBERS[count] ?? String(count)

const lineOf = (topic: string, facts: readonly Fact[]): Line[] =>
  facts.length === 0
    ? []
    : [
        {
          topic,
          does: facts.map(({ does }) => does).join(' '),
          seen: facts.flatMap(({ seen }) => seen ?? []).join('; '),
          hazards: [...new Set(facts.flatMap(({ hazard }) => hazard ?? []))],
        },
      ]

const when = (condition: boolean, fact: Fact): Fact[] =>
  condition ? [fact] : []

const starts: Readonly<Record<Behaviour['start'], Fact>> = {
  lazy: { does: 'Lazy: the call reads nothing.', seen: 'no pull by the call' },
  opens: {
    does: 'The call opens the source, before anybody reads.',
    seen: 'an iterator asked for by the call',
  },
  eager: { does: 'The call reads.', seen: 'pulls by the call' },
}

const describeStart = ({ start, readsAtCall }: Behaviour): Fact[] => [
  starts[start],
  ...readsAtCall.map(name => ({
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

const describeStop = ({ call, flavour, behaviour }: Subject): Fact[] => {
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

const describeReading = (subject: Subject): Fact[] => {
  const { first, all, meanwhile } = subject.behaviour.pulls
  const seen = `pulls: ${pullsSeen(subject.behaviour.pulls)}`
  const stop = describeStop(subject)
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
    ...when(subject.flavour === 'async' && meanwhile === 6, {
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

/** In a Concur pipeline nobody closes anything, which its own line says. */
const describeClosing = ({ flavour, behaviour }: Subject): Fact[] => {
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
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  return [
    ...when(open.length > 0, {
      does: `${capital(open.join(' or '))} leaves the source open.`,
      seen: 'no call of `return`',
      hazard: 'closing-generators',
    }),
    ...when(closed.length > 0, {
      does: `${capital(closed.join(' or '))} closes the source.`,
      seen: '`return` called',
    }),
  ]
}

const endless: Readonly<Record<Behaviour['endless'], Fact>> = {
  streams: { does: 'Fine: outputs keep coming.', seen: 'no end of outputs' },
  ends: { does: 'Fine: it can end.', seen: 'ended by itself' },
  answers: { does: 'Fine: it answers once it knows.', seen: 'an answer' },
  never: { does: 'Never answers.', seen: 'nothing after sixty values' },
}

const describeEndless = ({ behaviour, flavour }: Subject): Fact[] => [
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

const describeCalls = ({ flavour, behaviour }: Subject): Fact[] => {
  const { calls, atOnce } = behaviour
  if (calls === null) {
    return []
  }
  const seen = `${calls} ${calls === 1 ? 'call' : 'calls'} for five values`
  if (atOnce === null) {
    const often = calls === 1 ? 'once' : `${inWords(calls)} times`
    return when(calls !== 5, { does: `Called ${often} for five values.`, seen })
  }
  if (atOnce === 1) {
    return [{ does: 'One callback at a time, each awaited.', seen }]
  }
  return [
    {
      does:
        flavour === 'async'
          ? 'Callbacks overlap.'
          : 'Callbacks run at the same time.',
      seen: `${seen}, ${atOnce} at once`,
      hazard: flavour === 'async' ? 'overlapping-callbacks' : undefined,
    },
  ]
}

const describeOrder = ({ flavour, behaviour: { order } }: Subject): Fact[] => [
  ...when(order === 'arrival', {
    does: 'Results come in the order of arrival.',
    seen: 'quick values overtook slow ones',
  }),
  ...when(order === 'source' && flavour !== 'plain', {
    does: 'Results keep the order of the source.',
    seen: 'quick values waited for slow ones',
  }),
]

const held: Readonly<Record<Behaviour['held'], string>> = {
  none: 'Keeps no values.',
  few: 'Keeps a value or two.',
  window: 'Keeps as many values as the asked size.',
  all: 'Keeps every value so far.',
}

const again: Readonly<Record<NonNullable<Behaviour['again']>, Fact>> = {
  source: {
    does: 'Iterating the result again reads the source again.',
    seen: 'more pulls for a second reader',
  },
  memory: {
    does: 'Iterating the result again reads from memory.',
    seen: 'no more pulls for a second reader',
  },
  nothing: {
    does: 'The result can be iterated only once.',
    seen: 'nothing for a second reader',
  },
}

const describeMemory = ({ behaviour }: Subject): Fact[] => [
  {
    does: held[behaviour.held],
    seen:
      behaviour.held === 'all'
        ? 'every earlier value still alive'
        : 'old values collected',
  },
  ...(behaviour.again ? [again[behaviour.again]] : []),
  ...when(behaviour.together === 'mixed', {
    does: 'Two readers at once get wrong values.',
    seen: 'each reader missed some',
    hazard: 'cache-readers',
  }),
]

const describeLaterSteps = ({ behaviour }: Subject): Fact[] => [
  ...when(behaviour.waitsForLaterSteps === false, {
    does: 'Settles before later steps are done: what they give then is lost.',
    seen: 'slow steps unfinished when it settled',
    hazard: 'values-lost-after-take',
  }),
  ...when(behaviour.waitsForLaterSteps === true, {
    does: 'Settles when the work of later steps is done.',
    seen: 'slow steps finished before it settled',
  }),
]

const settles: Readonly<
  Record<NonNullable<Behaviour['rejection']>['settles'], Fact>
> = {
  once: { does: 'Rejects at once.', seen: 'a rejection at the failure' },
  end: {
    does: 'Rejects only when everything else is done.',
    seen: 'a rejection after the last value',
  },
  never: { does: 'Does not reject.', seen: 'no rejection' },
}

const describeFailures = ({ behaviour: { rejection } }: Subject): Fact[] => {
  if (!rejection) {
    return []
  }
  return [
    settles[rejection.settles],
    ...when(rejection.hidden, {
      does: 'A failure that came before the answer is hidden.',
      seen: 'an answer in spite of a failure',
      hazard: 'hidden-failures',
    }),
    ...when(rejection.unhandled === true, {
      does: 'With an async source it is an unhandled rejection too, which ends a Node process.',
      seen: 'an unhandled rejection',
      hazard: 'unhandled-rejections',
    }),
  ]
}

const describeReducers = ({ behaviour }: Subject): Fact[] =>
  when(behaviour.optionalReducers === 'wrong', {
    does: 'Reducers without `create` that change their accumulator give wrong results.',
    seen: '`toMinMax()` of 3, 9, 4, 1 was not 1 and 9',
    hazard: 'optional-reducers-async',
  })

/** What a reader should know of a function, in at most eight lines. */
export const describeBehaviour = (subject: Subject): Line[] => [
  ...lineOf('Start', describeStart(subject.behaviour)),
  ...lineOf('Reading', describeReading(subject)),
  ...lineOf('Closing', describeClosing(subject)),
  ...lineOf('Endless source', describeEndless(subject)),
  ...lineOf(subject.behaviour.calls === null ? 'Order' : 'Callbacks', [
    ...describeCalls(subject),
    ...describeOrder(subject),
  ]),
  ...lineOf('Reducers', describeReducers(subject)),
  ...lineOf('Memory', describeMemory(subject)),
  ...lineOf('Later steps', describeLaterSteps(subject)),
  ...lineOf('Failures', describeFailures(subject)),
]
