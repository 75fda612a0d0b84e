import type { TraceStep } from './trace'

/** The name of a step's function, whichever its flavour. */
export const familyOf = ({ name = '' }: Pick<TraceStep, 'name'>): string =>
  name.replace(/(?:Async|Concur)$/u, '')

const gathering =
  /^(?:reduce|sum|count|mean|max|min|join|to[A-Z]|forEach|consume|any|all|none|includes)/u

/** Whether values go into a result instead of on to the next step. */
export const isGathering = (step: TraceStep): boolean =>
  step.role === 'consumer' || gathering.test(familyOf(step))

const keeping = /^(?:chunk|window|last|cache)$/u

/** Whether values may wait for others, or to be replaced by them. */
export const isKeeping = (step: TraceStep): boolean =>
  keeping.test(familyOf(step))

export const isFlattening = (step: TraceStep): boolean =>
  familyOf(step).startsWith('flat')

const choosing =
  /^(?:filter|find|findLast|take|takeWhile|drop|dropWhile|slice|exclude|unique|uniqueBy|at|first|last)$/u

/** Whether a step passes values on as they are, or drops them. */
export const isChoosing = (step: TraceStep): boolean =>
  choosing.test(familyOf(step))

const answering = /^(?:any|all|none)$/u

/** Whether what a step comes to is what its callback answered. */
export const isAnswering = (step: TraceStep): boolean =>
  answering.test(familyOf(step))
