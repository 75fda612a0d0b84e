import {
  type Instrumented,
  instrument,
} from '../../trace/recorder/rewrite/instrument'
import { recorderModule } from '../../trace/recorder/rewrite/names'
import type { Site } from '../../trace/recorder/rewrite/sites'
import type { ModuleExports } from '../compiler/checkImports'
import { type PreparedModule, prepareModule } from '../compiler/prepareModule'
import type { RunOptions } from './runTypes'
import { noLfiSentence, unrecordableSentence } from './sentences'

export type InstrumentedProgram = {
  readonly prepared: PreparedModule
  readonly sites: readonly Site[]
}

const recorderExports = ['begin', 'flush']

/** JavaScript that can't be read is left to the browser, which says why. */
const tryToInstrument = (
  code: string,
  language: RunOptions['language'],
): Instrumented | undefined => {
  try {
    return instrument(code, language === 'ts')
  } catch {
    return undefined
  }
}

/** The code, made to tell the recorder what it does; or why that can't be. */
export const instrumentProgram = (
  { code, language }: Pick<RunOptions, 'code' | 'language'>,
  modules: ModuleExports,
): InstrumentedProgram | string => {
  const read = tryToInstrument(code, language)
  if (!read?.hasLfi) {
    return read ? noLfiSentence : unrecordableSentence
  }
  const { sites, code: instrumented } = read
  const helpers = [...instrumented.matchAll(/\$lfi[A-Z]\w*/gu)].map(String)
  const prepared = prepareModule(
    instrumented,
    language,
    new Map([...modules, [recorderModule, [...recorderExports, ...helpers]]]),
  )
  return prepared.ok ? { prepared, sites } : unrecordableSentence
}
