import { execFileSync } from 'node:child_process'

/**
 * Whether the history of the pages can be read. A downloaded archive has none:
 * the site is then built without the dates of its last changes.
 */
export const isGitCheckout = (directory = process.cwd()): boolean => {
  try {
    execFileSync('git', ['log', '-1', '--format=%ct'], {
      cwd: directory,
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}
