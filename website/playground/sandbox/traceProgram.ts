/**
 * What only a traced run needs. It is in a file of its own, so that nothing of it
 * is fetched before a visitor asks for a trace.
 */
import { moduleSources } from '@site/generated/sandbox/recorder'
import type { ModuleExports } from '../compiler/checkImports'
import type { PreparedModule } from '../compiler/prepareModule'
import { instrumentProgram } from './instrumentProgram'
import type { RunRequest } from './messages'
import type { RunOptions } from './runTypes'

export type TracedProgram = {
  readonly prepared: PreparedModule
  readonly trace: NonNullable<RunRequest['trace']>
}

/** The code, made to be recorded, with what records it; or why it can't be. */
export const traceProgram = (
  options: RunOptions,
  modules: ModuleExports,
): TracedProgram | string => {
  const instrumented = instrumentProgram(options, modules)
  if (typeof instrumented === 'string') {
    return instrumented
  }
  const { prepared, sites } = instrumented
  return { prepared, trace: { sites, sources: moduleSources } }
}
