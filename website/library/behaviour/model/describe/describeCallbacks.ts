import { ruleInWords } from '../rule'
import type { Behaviour } from '../schema'
import { type Described, type Fact, inWords, when } from './line'

const countCalls = (calls: number): string =>
  `at most ${calls} ${calls === 1 ? 'call' : 'calls'} for five values`

const describeCount = ({ calls, callsRule }: Behaviour): Fact[] => {
  if (calls === null || callsRule === 'n') {
    return []
  }
  const words = ruleInWords(callsRule)
  return [
    {
      does: words
        ? `Calls of the callback: at most ${words}.`
        : `Calls of the callback: at most ${inWords(calls)} for five values.`,
      observed: countCalls(calls),
    },
  ]
}

export const describeCalls = ({ flavour, behaviour }: Described): Fact[] => {
  const { calls, atOnce, atOnceRule } = behaviour
  if (calls === null) {
    return []
  }
  const count = describeCount(behaviour)
  if (atOnce === null) {
    return count
  }
  if (atOnce === 1) {
    return [
      ...count,
      {
        does: 'One callback at a time, each awaited.',
        ...(count.length === 0 && { observed: countCalls(calls) }),
      },
    ]
  }
  const words = ruleInWords(atOnceRule)
  const most = words ? `: up to ${words}.` : '.'
  return [
    ...count,
    {
      does: `${flavour === 'async' ? 'Callbacks overlap' : 'Callbacks are in progress at the same time'}${most}`,
      observed: `${inWords(atOnce)} at once for five values`,
      hazard: flavour === 'async' ? 'overlapping-callbacks' : undefined,
    },
  ]
}

export const describeOrder = ({
  flavour,
  behaviour: { order },
}: Described): Fact[] => [
  ...when(order === 'arrival', {
    does: 'Results come in the order of arrival.',
    observed: 'quick values overtook slow ones',
  }),
  ...when(order === 'source' && flavour !== 'plain', {
    does: 'Results keep the order of the source.',
    observed: 'quick values waited for slow ones',
  }),
]

export const describeReducers = ({ behaviour }: Described): Fact[] =>
  when(behaviour.optionalReducers === 'wrong', {
    does: 'Reducers without `create` that change their accumulator give wrong results.',
    observed: '`toMinMax()` of 3, 9, 4, 1 was not 1 and 9',
    hazard: 'optional-reducers-async',
  })

const ties: Readonly<Record<NonNullable<Behaviour['ties']>, Fact>> = {
  first: {
    does: 'Of equal values, the first is the result.',
    observed: 'the first of five equal values',
  },
  last: {
    does: 'Of equal values, any may be the result.',
    observed: 'the last of five equal values',
    hazard: 'ties-and-nan',
  },
  other: {
    does: 'Of equal values, any may be the result.',
    observed: 'different ones of five equal values',
    hazard: 'ties-and-nan',
  },
}

export const nan: Readonly<Record<NonNullable<Behaviour['nan']>, Fact>> = {
  spreads: {
    does: 'One `NaN` makes the result `NaN`.',
    observed: '`NaN`, wherever it was among up to five values',
  },
  ignored: {
    does: '`NaN` is ignored.',
    observed:
      'the same result without it, wherever it was among up to five values',
  },
  first: {
    does: '`NaN` is the result if it comes first, and is ignored later.',
    observed: '`NaN` from `[NaN, 5]`, 5 from `[5, NaN]`',
    hazard: 'ties-and-nan',
  },
  last: {
    does: '`NaN` is the result if it comes last, and is ignored earlier.',
    observed: '5 from `[NaN, 5]`, `NaN` from `[5, NaN]`',
    hazard: 'ties-and-nan',
  },
  depends: {
    does: 'With `NaN` among the values, the result depends on where it is: `NaN`, the right number or a wrong one.',
    observed:
      'results that differ with the place of `NaN` among up to five values',
    hazard: 'ties-and-nan',
  },
}

/** What a comparison does with values that it can't tell apart. */
export const describeComparing = ({ behaviour }: Described): Fact[] => [
  ...(behaviour.ties ? [ties[behaviour.ties]] : []),
  ...(behaviour.nan ? [nan[behaviour.nan]] : []),
]
