import type { TraceStep } from './trace'

/** A part of the code, by characters. */
export type SourceRange = { readonly from: number; readonly to: number }

const offsetOf = (code: string, line: number, column: number): number => {
  let start = 0
  for (let passed = 1; passed < line; passed++) {
    const end = code.indexOf('\n', start)
    if (end < 0) {
      return code.length
    }
    start = end + 1
  }
  return start + column - 1
}

/**
 * Where a step stands in the code, by characters. Its label is the same text
 * on one line, so that spaces are skipped on both sides; one that was cut goes
 * on to the end of its line. Undefined when the code says something else there.
 */
export const findSource = (
  code: string,
  { label, line, column }: TraceStep,
): SourceRange | undefined => {
  const from = offsetOf(code, line, column)
  let to = from
  for (const character of label.replaceAll(/\s/gu, '')) {
    let next = to
    while (/\s/u.test(code.charAt(next))) {
      next++
    }
    if (!code.startsWith(character, next)) {
      const end = code.indexOf('\n', to)
      return character === '…'
        ? { from, to: end < 0 ? code.length : end }
        : undefined
    }
    to = next + character.length
  }
  return { from, to }
}

/** The innermost step whose source a place is in, by its place in `steps`. */
export const stepAt = (
  code: string,
  steps: readonly TraceStep[],
  place: number,
): number | undefined => {
  let found: { step: number; length: number } | undefined
  for (const [step, described] of steps.entries()) {
    const range = findSource(code, described)
    const length = range ? range.to - range.from : 0
    const holds = range && range.from <= place && place <= range.to
    if (holds && length < (found?.length ?? Infinity)) {
      found = { step, length }
    }
  }
  return found?.step
}
