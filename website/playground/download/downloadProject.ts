import { currentVersion } from '@site/generated/sandbox/versions'
import { loadRuntime } from '../sandbox/loadRuntime'
import type { SharedCode } from '../share'
import { projectFiles } from './projectFiles'
import { zip } from './zip'

/** Saves the code as a project; false if a part of it could not be fetched. */
export const downloadProject = async (code: SharedCode): Promise<boolean> => {
  try {
    const { moduleSources } = await loadRuntime()
    const helpers = moduleSources['lfi-playground'] ?? ''
    const archive = zip(
      projectFiles({ version: currentVersion, ...code, helpers }),
    )
    const address = URL.createObjectURL(
      new Blob([archive], { type: 'application/zip' }),
    )
    const link = document.createElement('a')
    link.href = address
    link.download = 'lfi-example.zip'
    link.click()
    // The browser has begun to read it by then.
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
    return true
  } catch {
    return false
  }
}
