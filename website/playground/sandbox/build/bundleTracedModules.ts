import { Step } from '@lfi-docs/build-cache'
import {
  bundleRecorder,
  type RecorderModules,
} from '../../../trace/recorder/build/bundleRecorder'
import { publishedLfi } from './publishedLfi'

const modules = new Step<RecorderModules>('sandbox-recorder', __filename)

/** What a traced run loads: the recorder, and the build of lfi it records. */
export const bundleTracedModules = (): Promise<RecorderModules> =>
  modules.results().getOrMakeLater([], () => bundleRecorder(publishedLfi()))
