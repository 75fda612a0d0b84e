// In: the recorder (@lfi-docs/trace/recorder), and lfi.
// Out: generated/trace/recorder.js, which holds what a traced run loads instead
// of lfi, as text.
// Read by: trace/client, when a visitor first asks for a trace.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bundleTracedModules } from './bundleTracedModules'

export const writeRecorder = async (siteDir: string): Promise<void> => {
  const directory = path.join(siteDir, 'generated', 'trace')
  await mkdir(directory, { recursive: true })
  await writeFile(
    path.join(directory, 'recorder.js'),
    `export const moduleSources = ${JSON.stringify(await bundleTracedModules())}\n`,
  )
}
