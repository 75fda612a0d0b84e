import type { Tracer } from '../../playground/page/tracing'

/**
 * Loads what traces, when it is first asked for. One place, so that the bundler
 * makes one file of it, whichever page asks.
 */
export const loadTracer = async (): Promise<Tracer> =>
  (await import('./startTracedRun')).startTracedRun
