import { bundle } from '@lfi-docs/sandbox/build'
import * as lfi from 'lfi'

/** The name that a recorded run has for the recorder's module. */
export const recorderName = 'lfi-recorder'

/** The recorder, for `recorderName`. */
export const bundleRecorder = (): Promise<string> =>
  bundle({
    entryPoints: [require.resolve('../recorder/module.ts')],
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
