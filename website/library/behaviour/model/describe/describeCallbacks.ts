import type { Behaviour } from '../schema'
import { type Described, type Fact, inWords, when } from './line'

export const describeCalls = ({ flavour, behaviour }: Described): Fact[] => {
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

export const describeOrder = ({
  flavour,
  behaviour: { order },
}: Described): Fact[] => [
  ...when(order === 'arrival', {
    does: 'Results come in the order of arrival.',
    seen: 'quick values overtook slow ones',
  }),
  ...when(order === 'source' && flavour !== 'plain', {
    does: 'Results keep the order of the source.',
    seen: 'quick values waited for slow ones',
  }),
]

export const describeReducers = ({ behaviour }: Described): Fact[] =>
  when(behaviour.optionalReducers === 'wrong', {
    does: 'Reducers without `create` that change their accumulator give wrong results.',
    seen: '`toMinMax()` of 3, 9, 4, 1 was not 1 and 9',
    hazard: 'optional-reducers-async',
  })

const ties: Readonly<Record<NonNullable<Behaviour['ties']>, Fact>> = {
  first: {
    does: 'Of equal values it gives the first.',
    seen: 'the first of five equals',
  },
  last: {
    does: 'Of equal values it may give any.',
    seen: 'the last of five equals',
    hazard: 'ties-and-nan',
  },
  other: {
    does: 'Of equal values it may give any.',
    seen: 'not one and the same of five equals',
    hazard: 'ties-and-nan',
  },
}

const nan: Readonly<Record<NonNullable<Behaviour['nan']>, Fact>> = {
  spreads: {
    does: 'One `NaN` makes the result `NaN`.',
    seen: '`NaN` of `NaN` and 5, in both orders',
  },
  ignored: {
    does: '`NaN` is ignored.',
    seen: '5 of `NaN` and 5, in both orders',
  },
  first: {
    does: '`NaN` is the result if it comes first, and is ignored later.',
    seen: '`NaN` of `[NaN, 5]`, 5 of `[5, NaN]`',
    hazard: 'ties-and-nan',
  },
  last: {
    does: '`NaN` is the result if it comes last, and is ignored earlier.',
    seen: '5 of `[NaN, 5]`, `NaN` of `[5, NaN]`',
    hazard: 'ties-and-nan',
  },
}

/** What a comparison does with values that it can't tell apart. */
export const describeComparing = ({ behaviour }: Described): Fact[] => [
  ...(behaviour.ties ? [ties[behaviour.ties]] : []),
  ...(behaviour.nan ? [nan[behaviour.nan]] : []),
]
