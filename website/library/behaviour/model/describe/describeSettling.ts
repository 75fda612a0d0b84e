import type { Behaviour } from '../schema'
import { type Described, type Fact, when } from './line'

const held: Readonly<Record<Behaviour['held'], string>> = {
  none: 'Stores no values itself.',
  few: 'Keeps a value or two.',
  window: 'Keeps as many values as the size it is given.',
  all: 'Keeps every value so far.',
}

const again: Readonly<Record<NonNullable<Behaviour['again']>, Fact>> = {
  source: {
    does: 'Iterating the result again reads the source again.',
    observed: 'a second loop pulled again',
  },
  memory: {
    does: 'Iterating the result again reads from memory.',
    observed: 'a second loop pulled nothing',
  },
  nothing: {
    does: 'The result can be iterated only once.',
    observed: 'a second loop got nothing',
  },
}

/** Whether slow work makes it hold more; what keeps all values does anyway. */
const grows = ({ held, heldWhenSlow }: Behaviour): boolean =>
  heldWhenSlow === 'all' && held !== 'all'

export const describeMemory = ({ behaviour }: Described): Fact[] => [
  {
    does: held[behaviour.held],
    observed:
      behaviour.held === 'all'
        ? 'every earlier value was still in memory'
        : 'earlier values were garbage-collected',
  },
  ...when(grows(behaviour), {
    does: 'While a callback, the next step or another source is slow, every waiting value stays in memory.',
    observed: 'every waiting value was still in memory',
  }),
  ...(behaviour.again ? [again[behaviour.again]] : []),
  ...when(behaviour.together === 'mixed', {
    does: 'Two loops over it at the same time get wrong values.',
    observed: 'each loop missed some',
    hazard: 'cache-readers',
  }),
]

const describeLaterSteps = ({ behaviour }: Described): Fact[] => [
  ...when(behaviour.waitsForLaterSteps === false, {
    does: 'Can settle before later steps are done: their results are lost then.',
    observed: 'slow steps were unfinished when it settled',
    hazard: 'values-lost-after-take',
  }),
  ...when(behaviour.waitsForLaterSteps === true, {
    does: 'Settles when the work of later steps is done.',
    observed: 'slow steps had finished when it settled',
  }),
]

type Rejection = NonNullable<Behaviour['rejection']>

const settles: Readonly<Record<Rejection['settles'], Fact>> = {
  once: {
    does: 'Rejects at once.',
    observed: 'a rejection at the time of the failure',
  },
  end: {
    does: 'Rejects only when everything else is done.',
    observed: 'a rejection after the last value',
  },
  never: { does: 'Does not reject.', observed: 'no rejection' },
}

/** How a sentence goes on if a source that fails itself is an exception. */
const sourceFails: Readonly<Record<Rejection['whenSourceFails'], Fact>> = {
  once: {
    does: 'If the source itself throws, it rejects at once.',
    observed: 'a rejection as soon as the source threw',
  },
  end: {
    does: 'If the source itself throws, it rejects only when everything else is done.',
    observed: 'a rejection long after the source threw',
  },
  never: {
    does: 'If the source itself throws, it does not reject.',
    observed: 'no rejection when the source threw',
  },
}

const several: Readonly<Record<NonNullable<Rejection['several']>, Fact>> = {
  one: {
    does: 'Several failures reject as one error, not as a list of all.',
    observed: 'one error for up to five failures',
  },
  some: {
    does: 'Several failures reject as one error or as an `AggregateError`, which need not hold all of them.',
    observed:
      'one error for some numbers of failures, an `AggregateError` for others',
  },
  aggregate: {
    does: 'Several failures reject as one `AggregateError`.',
    observed: 'an `AggregateError` for up to five failures',
  },
  nested: {
    does: 'Several failures reject as an `AggregateError` that may hold others.',
    observed: 'an `AggregateError` in another',
    hazard: 'aggregate-errors',
  },
}

const describeFailures = ({ behaviour: { rejection } }: Described): Fact[] => {
  if (!rejection) {
    return []
  }
  return [
    settles[rejection.settles],
    ...when(
      rejection.whenSourceFails !== rejection.settles,
      sourceFails[rejection.whenSourceFails],
    ),
    ...(rejection.several ? [several[rejection.several]] : []),
    ...when(rejection.hidden, {
      does: 'A failure that came before the result can be hidden.',
      observed: 'a result despite a failure',
      hazard: 'hidden-failures',
    }),
    ...when(rejection.unhandled === true, {
      does: 'If the source is async, it is also reported as an unhandled rejection, which ends a Node process.',
      observed: 'an unhandled rejection',
      hazard: 'unhandled-rejections',
    }),
  ]
}

/** When it is done, and what becomes of failures. */
export const describeSettling = (described: Described): Fact[] => [
  ...describeLaterSteps(described),
  ...describeFailures(described),
]
