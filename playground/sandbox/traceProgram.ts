/**
 * What a traced run needs beside another one, in a file of its own: nothing of
 * it is fetched before somebody asks for a trace.
 */
import { moduleSources } from '@site/generated/sandbox/recorder'
import { instrument } from '../../trace/recorder/rewrite/instrument'
import { recorderModule } from '../../trace/recorder/rewrite/names'
import type { ModuleExports } from '../compiler/checkImports'
import { type PreparedModule, prepareModule } from '../compiler/prepareModule'
import type { RunRequest } from './messages'
import type { RunOptions } from './runTypes'

export type TracedProgram = {
  readonly prepared: PreparedModule
  readonly trace: NonNullable<RunRequest['trace']>
}

const recorderExports = ['begin', 'flush']

/** The code, made to tell the recorder what it does; or why that can't be. */
export const traceProgram = (
  { code, language }: RunOptions,
  modules: ModuleExports,
): TracedProgram | string => {
  const {
    hasLfi,
    sites,
    code: instrumented,
  } = instrument(code, language === 'ts')
  if (!hasLfi) {
    return 'Nothing was recorded: the code imports nothing from lfi.'
  }
  const helpers = [...instrumented.matchAll(/\$lfi[A-Z]\w*/gu)].map(String)
  const prepared = prepareModule(
    instrumented,
    language,
    new Map([...modules, [recorderModule, [...recorderExports, ...helpers]]]),
  )
  return prepared.ok
    ? { prepared, trace: { sites, sources: moduleSources } }
    : 'Nothing was recorded: the recorder could not read the code.'
}
