import { findSource } from './findSource'
import type { Pipeline } from './pipelines'
import type { Trace, TraceStep } from './trace'

export type Place = {
  /** From 1; 0 if the pipeline stands nowhere. */
  readonly line: number
  /** What the result is assigned to, if it is. */
  readonly name?: string | undefined
}

/** What stands before a pipeline that is assigned: "const name = await pipe(". */
const assigned =
  /(?:const|let|var)\s+([\w$]+|\{[^{}=]*\}|\[[^[\]=]*\])\s*(?::[^=;]+)?=\s*(?:await\s+)?(?:[\w$.]+\(\s*)*$/u

/** Whether more comes after the last step, which is what gets the name then. */
const goesOn = (code: string, last: TraceStep | undefined): boolean => {
  const source = last && findSource(code, last)
  return (
    source !== undefined &&
    !last?.label.endsWith('…') &&
    /^\s*,\s*[^\s)]/u.test(code.slice(source.to))
  )
}

/** Where a pipeline begins in the code, and what its result is called. */
export const placeOf = (
  { steps }: Trace,
  pipeline: Pipeline,
  code: string,
): Place => {
  const [first] = pipeline.steps
    .flatMap(index => steps[index] ?? [])
    .filter(({ line }) => line > 0)
    .sort((a, b) => a.line - b.line || a.column - b.column)
  const source = first && findSource(code, first)
  if (!first || !source) {
    return { line: first?.line ?? 0 }
  }
  const before = code.slice(0, source.from)
  const match = assigned.exec(before)
  if (!match) {
    return { line: first.line }
  }
  const line = before.slice(0, match.index).split('\n').length
  return goesOn(code, steps[pipeline.steps.at(-1) ?? -1])
    ? { line }
    : { line, name: match[1]?.replaceAll(/\s+/gu, ' ') }
}
