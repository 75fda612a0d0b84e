import { execFileSync } from 'node:child_process'
import { loadApiModel } from '../../website/library/loadApiModel'
import type { BehaviourRecord } from '../../website/reference/facts'
import { subjectsOf } from './subjects'

/** Milliseconds for all functions; they need a tenth of it. */
const MAX_TIME = 240_000

/** What each function of the installed package does. */
export const observePackage = (): BehaviourRecord => {
  const script = ['--import', 'tsx', require.resolve('./run.ts')]
  // What is alive must not depend on when another thread optimises code.
  const options = ['--expose-gc', '--single-threaded', '--no-opt', ...script]
  const output = execFileSync(process.execPath, options, {
    input: JSON.stringify(subjectsOf(loadApiModel())),
    timeout: MAX_TIME,
    maxBuffer: 10_000_000,
    encoding: 'utf8',
  })
  return JSON.parse(output)
}
