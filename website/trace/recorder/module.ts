/**
 * The recorder as a module of the sandbox, which is one run's alone. In: `begin`,
 * with what the sandbox can do; `record`, with lfi, from the module that stands
 * in for lfi. Out: the trace so far, through the `send` that `begin` was given.
 */

import type { Lfi } from './calls'
import {
  createRecorder,
  type Recorder,
  type RecorderOptions,
} from './createRecorder'

type SiteOptions = Omit<RecorderOptions, 'lfi'>

let recorder: Recorder | undefined
let begin: (options: SiteOptions) => void = () => {}
const begun = new Promise<SiteOptions>(resolve => {
  begin = resolve
})

export { begin }

/** What the program imports in the place of lfi, once its run has begun. */
export const record = async (lfi: Lfi): Promise<Lfi> => {
  recorder = createRecorder({ ...(await begun), lfi })
  return recorder.exports
}

export const flush = (): void => recorder?.flush()

/** The number of the last event; undefined before the first. */
export const mark = (): number | undefined => recorder?.mark()
