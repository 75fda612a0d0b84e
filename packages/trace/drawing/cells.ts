import { gatheredOf } from '../model/accumulate'
import {
  familyOf,
  isAnswering,
  isChoosing,
  isFlattening,
  isGathering,
  isKeeping,
} from '../model/families'
import type { Trace, TraceStep } from '../model/trace'

/** What came out of a step for a value. */
export type CellKind =
  | 'value'
  /** It went through a step that may drop values. */
  | 'pass'
  /** It went through unchanged. */
  | 'same'
  | 'drop'
  /** It went into a result; the text is what was gathered so far. */
  | 'used'
  | 'kept'
  /** It became rows of their own. */
  | 'many'
  | 'error'

export type Cell = {
  readonly kind: CellKind
  readonly text: string
  /** The events that it shows; it appears with the first. */
  readonly ats: readonly number[]
  /** Whether another consumer had caused it before. */
  readonly isEarlier?: boolean
}

/** A cell that is being filled, event by event. */
export type OpenCell = {
  kind?: CellKind
  text: string
  ats: number[]
  /** What the step was given, and what its callback answered. */
  given?: string
  answer?: string
  isEarlier?: boolean
}

/** How a step passes on what it makes of a value. */
export const kindOfPassed = (
  step: TraceStep,
  given: string | undefined,
  made: string,
): CellKind => {
  if (given !== made) {
    return 'value'
  }
  return isChoosing(step) ? 'pass' : 'same'
}

const whyDropped = (step: TraceStep): string => {
  const family = familyOf(step)
  if (family.startsWith('unique')) {
    return 'seen before'
  }
  return family === 'zip' ? 'no partner' : 'dropped'
}

/** What became of a value that a step passed nothing on for. */
const fateOf = (
  step: TraceStep,
  { answer }: OpenCell,
  gathered: string | undefined,
): Pick<Cell, 'kind' | 'text'> => {
  if (isAnswering(step) && answer !== undefined) {
    return { kind: 'used', text: answer }
  }
  if (isGathering(step)) {
    return { kind: 'used', text: gathered ?? 'used' }
  }
  if (isFlattening(step)) {
    return { kind: 'many', text: '0 values' }
  }
  if (isKeeping(step) || (familyOf(step) === 'findLast' && answer === 'true')) {
    return { kind: 'kept', text: 'kept' }
  }
  return { kind: 'drop', text: whyDropped(step) }
}

/**
 * Tells what became of values that a step received. It is not known of the last
 * ones, if the step did nothing after them.
 */
export const settleCells = (
  trace: Trace,
  step: TraceStep,
  cells: readonly OpenCell[],
  lastAct: number,
): void => {
  for (const cell of cells) {
    const [arrived = 0] = cell.ats
    const gathered = gatheredOf(trace).get(arrived)
    const isKnown = lastAct > arrived || isGathering(step)
    if (cell.kind === undefined && isKnown) {
      Object.assign(cell, fateOf(step, cell, gathered))
    } else if (cell.kind !== 'error' && gathered !== undefined) {
      Object.assign(cell, { kind: 'used', text: gathered })
    }
  }
}
