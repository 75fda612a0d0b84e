import type { TraceStep } from './trace'

/** The name of a step's function, whichever its flavour. */
export const familyOf = ({ name = '' }: Pick<TraceStep, 'name'>): string =>
  name.replace(/(?:Async|Concur)$/u, '')

const isOneOf =
  (families: RegExp) =>
  (step: TraceStep): boolean =>
    families.test(familyOf(step))

const gathers = isOneOf(
  /^(?:reduce|sum|count|mean|max|min|join|to[A-Z]|forEach|consume|any|all|none|includes)/u,
)

/** Whether values go into a result instead of on to the next step. */
export const isGathering = (step: TraceStep): boolean =>
  step.role === 'consumer' || gathers(step)

/** Whether values may wait for others, or to be replaced by them. */
export const isKeeping = isOneOf(/^(?:chunk|window|last|cache)$/u)

export const isFlattening = isOneOf(/^flat/u)

/** Whether a step passes values on as they are, or drops them. */
export const isChoosing = isOneOf(
  /^(?:filter|find|findLast|take|takeWhile|drop|dropWhile|slice|exclude|unique|uniqueBy|at|first|last)$/u,
)

/** Whether what a step comes to is what its callback answered. */
export const isAnswering = isOneOf(/^(?:any|all|none)$/u)
