/** What functions of lfi are, by their names. */
import type { StepKind } from './trace'

/** Names of some families, with all endings; a set, because each event asks. */
const named = (families: string, endings = ['', 'Async', 'Concur']) => {
  const names = new Set(
    families
      .split(' ')
      .flatMap(family => endings.map(ending => family + ending)),
  )
  return (name: string): boolean => names.has(name)
}
const concur = (families: string) => named(families, ['Concur'])

/** The name of a function, whichever its flavour. */
export const familyOf = (name: string): string =>
  name.replace(/(?:Async|Concur)$/u, '')

export const kindOf = (name: string): StepKind => {
  if (/Async$/u.test(name)) {
    return 'async'
  }
  return /Concur$/u.test(name) ? 'concur' : 'sync'
}

/** Functions that are no steps and make none. */
export const isNoStep = named('curry normalizeReducer empty')
/** Functions that are given other functions of lfi, and call them. */
export const joinsFunctions = named('pipe compose')
export const makesReducer = (name: string): boolean =>
  /^to[A-Z]|^map(?:Async)?Reducer$/u.test(name)

/** Whether it takes no iterable. */
export const isStart = named(
  'generate repeat rangeTo rangeUntil keys values entries',
)
/** Whether all that it is given is iterated. */
export const takesMany = named('zip concat')
export const isZip = named('zip')
export const isExclude = named('exclude')
export const isReduce = named('reduce')
export const isFlattening = named('flatMap flatten')
export const isCache = named('cache')
/** Whether values are joined: the last ones that were received. */
export const isJoining = named('chunk window')
export const isChunk = named('chunk')
export const isFindLast = named('findLast')
/** Whether values may wait for others, or to be replaced by them. */
export const isKeeping = named('chunk window last cache')
export const isUnique = named('unique uniqueBy')

/** Whether a step passes values on as they are, or drops them. */
export const isChoosing = named(
  'filter find findLast take takeWhile drop dropWhile slice exclude unique uniqueBy at first last',
)

/** Whether values go into a result instead of on to the next step. */
export const isGathering = (name: string): boolean =>
  /^(?:reduce|sum|count|mean|max|min|join|forEach|consume|any|all|none|includes)/u.test(
    name,
  )

/** Whether what a step comes to is what its callback answered. */
export const isAnswering = named('any all none')
/** Whether it may begin with its first value instead of with nothing. */
export const isExtreme = named('max min')

/** Whether its result is a value, and no iterable of lfi's. */
export const givesValue = named(
  'or get next all any none includes count sum mean join forEach consume',
)
/** Whether it is called for what its callback does, and returns nothing. */
export const givesNothing = named('forEach consume next')
/** Short for a `reduce` with the reducer of that name. */
export const isShortReduce = (name: string): boolean =>
  /^(?:sum|count|join)(?:Async|Concur)?$|^(?:max|min)$/u.test(name)

const isAsyncQueue = named('as concat', ['Async'])
const isConcurQueue = concur('exclude take drop slice at first last unique')
/** Steps that pass values on, or drop them, some jobs after they came. */
export const isQueue = (name: string): boolean =>
  isAsyncQueue(name) || isConcurQueue(name)
/** Concur steps that work for each value by itself. */
export const takesValuesApart = concur(
  'map each filter filterMap flatMap flatten',
)
/** Concur steps that go on in the very job after that of their callback's end. */
export const waitsForCallback = concur('uniqueBy find takeWhile dropWhile')
/** Whether the first argument says how many values are dropped first. */
export const skipsFirst = concur('drop slice at')
