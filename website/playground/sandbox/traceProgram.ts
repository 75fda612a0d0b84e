/**
 * What only a traced run needs. It is in a file of its own, so that nothing of it
 * is fetched before a visitor asks for a trace.
 */
import { moduleSources } from '@site/generated/sandbox/recorder'
import type { PreparedModule } from '../compiler/prepareModule'
import { instrumentProgram } from './instrumentProgram'
import type { FileModule, RunRequest } from './messages'
import type { RunOptions } from './runTypes'

export type TracedProgram = {
  readonly notices: readonly string[]
  readonly trace: NonNullable<RunRequest['trace']>
}

/** What records the code, or why it can't be recorded. */
export const traceProgram = (
  { code, files = [] }: RunOptions,
  main: PreparedModule,
  others: readonly FileModule[],
): TracedProgram | string => {
  const instrumented = instrumentProgram([
    { ...main, written: code },
    ...others.map(other => ({
      ...other,
      written: files.find(({ name }) => name === other.name)?.code ?? other.js,
    })),
  ])
  if (typeof instrumented === 'string') {
    return instrumented
  }
  const { places, notices } = instrumented
  return {
    notices,
    trace: {
      places,
      readsStacks: notices.length > 0,
      sources: moduleSources,
    },
  }
}
