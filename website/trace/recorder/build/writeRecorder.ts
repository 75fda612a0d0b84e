// In: the recorder (@lfi-docs/trace/recorder), and lfi.
// Out: generated/trace/recorder.js, which holds what a traced run loads instead
// of lfi, as text.
// Read by: trace/client, when a visitor first asks for a trace.
import path from 'node:path'
import { writeChanged } from '../../../generate/generated'
import { publishedLfi } from '../../../playground/sandbox/build/publishedLfi'
import { bundleRecorder } from './bundleRecorder'

export const writeRecorder = async (siteDir: string): Promise<void> => {
  const sources = await bundleRecorder(publishedLfi())
  writeChanged(
    path.join(siteDir, 'generated', 'trace', 'recorder.js'),
    `export const moduleSources = ${JSON.stringify(sources)}\n`,
  )
}
