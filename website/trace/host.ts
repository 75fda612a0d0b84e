// In: the recorder (trace/recorder), and the names of what lfi exports.
// Out: generated/trace/recorder.json, which holds what a traced run loads beside
// lfi, as text.
// Read by: trace/viewer, when a visitor first asks for a trace.
import { bundle } from '@lfi-docs/sandbox/build'
import * as lfi from 'lfi'
import { writeGenerated } from '../generate/generated'

/** The name that a recorded run has for the recorder's module. */
const recorderName = 'lfi-recorder'

/** The recorder, for `recorderName`. */
export const bundleRecorder = (): Promise<string> =>
  bundle({
    entryPoints: [require.resolve('./recorder/module.ts')],
    format: 'esm',
  })

/** What a recorded program imports instead of lfi. */
export const tracedLfi = (recorder: string, original: string): string =>
  [
    `import * as lfi from"${original}"`,
    `import { record } from"${recorder}"`,
    'const exported = await record(lfi)',
    `export const { ${Object.keys(lfi).join(', ')} } = exported`,
  ].join('\n')

export const writeRecorder = async (): Promise<void> =>
  writeGenerated('trace/recorder', {
    [recorderName]: await bundleRecorder(),
    // It takes the place of lfi, which the sandbox has loaded before.
    lfi: tracedLfi(recorderName, 'lfi'),
  })
