import type { Trace } from './trace'

/** Computes something of a trace once, however often it is asked for. */
export const oncePerTrace = <Result extends object>(
  compute: (trace: Trace) => Result,
): ((trace: Trace) => Result) => {
  const known = new WeakMap<Trace, Result>()
  return trace => {
    const found = known.get(trace) ?? compute(trace)
    known.set(trace, found)
    return found
  }
}
