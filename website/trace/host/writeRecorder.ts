// In: the recorder (trace/recorder), and the names of what lfi exports.
// Out: generated/trace/recorder.js, which holds what a traced run loads beside
// lfi, as text.
// Read by: trace/viewer, when a visitor first asks for a trace.
import path from 'node:path'
import { writeChanged } from '../../generate/generated'
import { bundleRecorder, recorderName, tracedLfi } from './recorderModules'

export const writeRecorder = async (siteDir: string): Promise<void> => {
  const sources = {
    [recorderName]: await bundleRecorder(),
    // It takes the place of lfi, which the sandbox has loaded before.
    lfi: tracedLfi(recorderName, 'lfi'),
  }
  writeChanged(
    path.join(siteDir, 'generated', 'trace', 'recorder.js'),
    `export const moduleSources = ${JSON.stringify(sources)}\n`,
  )
}
