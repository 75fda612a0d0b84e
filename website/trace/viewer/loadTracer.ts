import type { Tracer } from '../../playground/page/tracing'

/**
 * Loads what traces, when it is first asked for. All pages load it from here, so
 * that the bundler makes one file of it.
 */
export const loadTracer = async (): Promise<Tracer> =>
  (await import('./startTracedRun')).startTracedRun
