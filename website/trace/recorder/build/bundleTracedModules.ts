import { Step } from '@lfi-docs/build-cache'
import { publishedLfi } from '../../../playground/sandbox/build/publishedLfi'
import { bundleRecorder, type RecorderModules } from './bundleRecorder'

const modules = new Step<RecorderModules>('trace-recorder', __filename)

/** What a traced run loads: the recorder, and the build of lfi it records. */
export const bundleTracedModules = (): Promise<RecorderModules> =>
  modules.results().getOrMakeLater([], () => bundleRecorder(publishedLfi()))
