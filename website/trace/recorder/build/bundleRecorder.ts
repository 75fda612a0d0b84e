import { bundle } from '@lfi-docs/sandbox/build'
import { makeTracedLfi, recorderModule } from '@lfi-docs/trace/rewrite'

/** The modules of a traced run, by the names that code imports them with. */
export type RecorderModules = {
  readonly [recorderModule]: string
  readonly lfi: string
}

/** The recorder, and the build of `lfi` that it records. */
export const bundleRecorder = async (
  lfi: string,
): Promise<RecorderModules> => ({
  [recorderModule]: await bundle({
    entryPoints: [require.resolve('@lfi-docs/trace/recorder')],
    format: 'esm',
  }),
  lfi: makeTracedLfi(lfi),
})
