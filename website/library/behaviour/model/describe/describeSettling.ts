import type { Behaviour } from '../schema'
import { type Described, type Fact, when } from './line'

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

export const describeMemory = ({ behaviour }: Described): Fact[] => [
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

const describeLaterSteps = ({ behaviour }: Described): Fact[] => [
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

type Rejection = NonNullable<Behaviour['rejection']>

const settles: Readonly<Record<Rejection['settles'], Fact>> = {
  once: { does: 'Rejects at once.', seen: 'a rejection at the failure' },
  end: {
    does: 'Rejects only when everything else is done.',
    seen: 'a rejection after the last value',
  },
  never: { does: 'Does not reject.', seen: 'no rejection' },
}

const several: Readonly<Record<NonNullable<Rejection['several']>, Fact>> = {
  one: {
    does: 'Several failures reject as one error, not as a list of all.',
    seen: 'one error for two failures',
  },
  aggregate: {
    does: 'Several failures reject as one `AggregateError`.',
    seen: 'two errors in one',
  },
  nested: {
    does: 'Several failures reject as an `AggregateError` that may hold others.',
    seen: 'an `AggregateError` in another',
    hazard: 'aggregate-errors',
  },
}

const describeFailures = ({ behaviour: { rejection } }: Described): Fact[] => {
  if (!rejection) {
    return []
  }
  return [
    settles[rejection.settles],
    ...(rejection.several ? [several[rejection.several]] : []),
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

/** When it is done, and what becomes of failures. */
export const describeSettling = (described: Described): Fact[] => [
  ...describeLaterSteps(described),
  ...describeFailures(described),
]
