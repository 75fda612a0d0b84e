import { list } from './families/family'

/** Lists of functions that guides are about, and no record has. */
export const functionLists = {
  /** `emptyConcur()` makes them throw. */
  throwForEmptyConcur: list(
    'asAsync orConcur getConcur findConcur allConcur anyConcur noneConcur',
    'includesConcur cacheConcur takeWhileConcur',
  ),
  /** With `emptyConcur()` they return `undefined` instead of a promise. */
  giveNoPromiseForEmptyConcur: list(
    'opaqueConcur filterConcur filterMapConcur excludeConcur uniqueByConcur',
    'uniqueConcur eachConcur forEachConcur consumeConcur dropWhileConcur',
    'mapConcur flatMapConcur flattenConcur',
  ),
  /** They closed the source after `break` up to 4.1.1. */
  noLongerCloseAfterBreak: list(
    'filter filterMap exclude each drop take first slice at concat map',
    'flatMap flatten',
  ),
  /** Reducers without a start value: their result is an optional. */
  optionalReducers: list(
    'toMinBy toMinByAsync toMaxBy toMaxByAsync toMinMaxBy toMinMaxByAsync',
    'toMinWith toMinWithAsync toMaxWith toMaxWithAsync toMinMaxWith',
    'toMinMaxWithAsync toMin toMax toMinMax',
  ),
  /** Reducers with wrong results in Async and Concur. */
  reduceWronglyAsync: list('toMinMaxBy toMinMaxWith toMinMax'),
} as const
