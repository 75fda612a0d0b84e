import { expect, test } from 'vitest'
import { describeReducer } from './describeReducer'

test('a reducer says where it gives wrong results', () => {
  const lines = describeReducer({
    reducer: {
      reduce: 'right',
      reduceAsync: 'wrong',
      reduceConcur: 'wrong',
      empty: 'ends',
      nan: {
        reduce: 'first',
        reduceAsync: 'depends',
        reduceConcur: 'depends',
      },
      ofOptional: null,
    },
  })

  expect(lines[0]).toMatchObject({
    does: 'Works in `reduce`. Gives wrong results in `reduceAsync` and `reduceConcur`.',
    hazards: ['optional-reducers-async'],
  })
  expect(lines.at(-1)).toMatchObject({
    does: 'In `reduce`, `NaN` is the result if it comes first, and is ignored later. In `reduceAsync` and `reduceConcur`, with `NaN` among the values, the result depends on where it is: `NaN`, the right number or a wrong one.',
    hazards: ['ties-and-nan'],
  })
  expect(lines.map(({ topic }) => topic)).toEqual([
    'Where to use it',
    'Empty',
    'NaN',
  ])
})

test('a reducer of others says where those without a start value give wrong results', () => {
  const [line] = describeReducer({
    reducer: {
      reduce: 'right',
      reduceAsync: 'right',
      reduceConcur: 'right',
      empty: 'answers',
      nan: null,
      ofOptional: {
        reduce: 'right',
        reduceAsync: 'wrong',
        reduceConcur: 'wrong',
      },
    },
  })

  expect(line).toMatchObject({
    does: 'Works in `reduce`, `reduceAsync` and `reduceConcur`. Of reducers without `create`, such as `toMin()` and `toMax()`, it gives wrong results in `reduceAsync` and `reduceConcur`.',
    hazards: ['optional-reducers-async'],
  })
})
