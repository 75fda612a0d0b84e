import { findSource } from './findSource'
import type { Trace, TraceStep } from './trace'

/** A line of the console, and where in the code it was printed. */
export type Print = {
  readonly text: string
  readonly line: number
  readonly column: number
}

const isAfter = (
  a: Pick<TraceStep, 'line' | 'column'>,
  b: Pick<TraceStep, 'line' | 'column'>,
): boolean => a.line > b.line || (a.line === b.line && a.column > b.column)

/** The events at which a plain step may have printed: one for each value. */
const momentsOf = (
  { steps, events }: Trace,
  code: string,
  print: Print,
): readonly number[] => {
  const around = steps.findLastIndex(step => {
    const source = step.kind === 'sync' ? findSource(code, step) : undefined
    const text = source && code.slice(source.from, source.to)
    const lines = text?.split('\n') ?? []
    const last = lines.at(-1) ?? ''
    const end = {
      line: step.line + lines.length - 1,
      column: lines.length > 1 ? last.length + 1 : step.column + last.length,
    }
    return step.calls > 0 && isAfter(print, step) && isAfter(end, print)
  })
  if (around >= 0) {
    return events
      .filter(({ type, step }) => type === 'call' && step === around)
      .map(({ at }) => at)
  }
  const loop = steps.findLastIndex(
    step =>
      step.role === 'consumer' && step.name === 'for' && isAfter(print, step),
  )
  return events
    .filter(
      ({ type, other }) => type === 'value' && other === loop && loop >= 0,
    )
    .map(({ at }) => at)
}

/**
 * The event at which each line was printed. The recorder does not see the
 * console, so it is told only where a place in the code printed once for each
 * value that came there; undefined for all other lines.
 */
export const placePrints = (
  trace: Trace,
  code: string,
  prints: readonly Print[],
): readonly (number | undefined)[] => {
  const byPlace = new Map<string, number[]>()
  for (const [index, { line, column }] of prints.entries()) {
    const key = `${line}:${column}`
    byPlace.set(key, [...(byPlace.get(key) ?? []), index])
  }
  const placed: (number | undefined)[] = prints.map(() => undefined)
  for (const indices of byPlace.values()) {
    const print = prints[indices[0] ?? -1]
    const moments =
      print && trace.folded === 0 ? momentsOf(trace, code, print) : []
    if (moments.length === indices.length) {
      for (const [order, index] of indices.entries()) {
        placed[index] = moments[order]
      }
    }
  }
  return placed
}
