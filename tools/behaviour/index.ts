import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { BehaviourRecord } from '../../website/reference/facts'

/** Milliseconds for all functions; they need a tenth of it. */
const MAX_TIME = 240_000

/** What each function of the installed package does. */
export const observePackage = async (): Promise<BehaviourRecord> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    // What is alive must not depend on when another thread optimises code.
    [
      '--expose-gc',
      '--single-threaded',
      ...['--import', 'tsx', 'tools/behaviour/run.ts'],
    ],
    { timeout: MAX_TIME, maxBuffer: 10_000_000 },
  )
  return JSON.parse(stdout)
}
