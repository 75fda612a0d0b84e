import { list } from './families/family'

/** Lists of functions that guides and notes are about. */
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
  /** They can return a result although something failed before. */
  hideFailures: list(
    'orConcur getConcur findConcur findLastConcur allConcur anyConcur',
    'noneConcur includesConcur takeWhileConcur takeConcur firstConcur',
    'lastConcur sliceConcur atConcur zipConcur',
  ),
  /** Their `AggregateError` can contain further ones. */
  nestErrors: list('concatConcur flatMapConcur flattenConcur'),
  /** They can settle before later steps are done. */
  settleBeforeLaterSteps: list(
    'takeWhileConcur takeConcur firstConcur sliceConcur atConcur zipConcur',
  ),
  /** They settle as soon as the answer is known. */
  answerAtOnce: list(
    'orConcur findConcur allConcur anyConcur noneConcur includesConcur',
  ),
  /** They leave the source open when a loop over the result breaks. */
  leaveOpenAfterBreak: list(
    'asAsync filter filterMap exclude each cache cacheAsync drop take first',
    'slice at concat zip zipAsync map flatMap flatten',
  ),
  /** They close the source when a loop over the result breaks. */
  closeAfterBreak: list(
    'opaque opaqueAsync filterAsync filterMapAsync excludeAsync uniqueBy',
    'uniqueByAsync unique uniqueAsync find findAsync eachAsync dropWhile',
    'dropWhileAsync takeWhile takeWhileAsync dropAsync takeAsync firstAsync',
    'sliceAsync atAsync chunk chunkAsync window windowAsync concatAsync',
    'mapAsync flatMapAsync flattenAsync index indexAsync',
  ),
  /** They can leave the source open when they stop early. */
  leaveOpenByThemselves: list(
    'or orAsync orConcur get getAsync getConcur next nextAsync findConcur',
    'allConcur anyConcur noneConcur includesConcur takeWhileConcur',
    'takeConcur firstConcur slice sliceConcur at atConcur zip zipAsync',
    'zipConcur',
  ),
  /** They closed the source after `break` up to 4.1.1. */
  noLongerCloseAfterBreak: list(
    'filter filterMap exclude each drop take first slice at concat map',
    'flatMap flatten',
  ),
  /** They keep every value that they have read. */
  keepEverything: list(
    'uniqueBy uniqueByAsync uniqueByConcur unique uniqueAsync uniqueConcur',
    'cache cacheAsync cacheConcur',
  ),
  /** Async ones that keep waiting values while something is slow. */
  keepWhileSlow: list(
    'asAsync reduceAsync minByAsync maxByAsync minMaxByAsync minWithAsync',
    'maxWithAsync minMaxWithAsync',
  ),
  /** Async ones that read on while a callback is slow. */
  readOnWhileSlow: list(
    'reduceAsync minByAsync maxByAsync minMaxByAsync minWithAsync',
    'maxWithAsync minMaxWithAsync',
  ),
  /** Async ones that run several callbacks at the same time. */
  overlap: list(
    'minByAsync maxByAsync minMaxByAsync minWithAsync maxWithAsync',
    'minMaxWithAsync',
  ),
  /** Reducers without a start value: their result is an optional. */
  optionalReducers: list(
    'toMinBy toMinByAsync toMaxBy toMaxByAsync toMinMaxBy toMinMaxByAsync',
    'toMinWith toMinWithAsync toMaxWith toMaxWithAsync toMinMaxWith',
    'toMinMaxWithAsync toMin toMax toMinMax',
  ),
  /** Reducers with wrong results in Async and Concur. */
  reduceWronglyAsync: list('toMinMaxBy toMinMaxWith toMinMax'),
  /** They read one value more than they return. */
  readAhead: list(
    'take takeAsync first firstAsync slice sliceAsync at atAsync zip',
    'zipAsync',
  ),
  /** They go on reading an endless source after they have settled. */
  readOnAfterSettling: list(
    'orConcur getConcur findConcur allConcur anyConcur noneConcur',
    'includesConcur takeWhileConcur takeConcur firstConcur sliceConcur',
    'atConcur zipConcur',
  ),
  /** With an async source, a failed callback is also an unhandled rejection. */
  rejectUnhandled: list(
    'reduceAsync reduceConcur filterConcur filterMapConcur uniqueByConcur',
    'findConcur findLastConcur allConcur anyConcur noneConcur eachConcur',
    'forEachConcur dropWhileConcur takeWhileConcur minByAsync minByConcur',
    'maxByAsync maxByConcur minMaxByAsync minMaxByConcur minWithAsync',
    'minWithConcur maxWithAsync maxWithConcur minMaxWithAsync',
    'minMaxWithConcur mapConcur flatMapConcur',
  ),
  /** Of equal values, any may be the result. */
  breakTies: list(
    'minByAsync minByConcur maxByAsync maxByConcur minWithAsync',
    'minWithConcur maxWithAsync maxWithConcur minMaxByAsync minMaxByConcur',
    'minMaxWithAsync minMaxWithConcur',
  ),
} as const

export type FunctionList = keyof typeof functionLists
