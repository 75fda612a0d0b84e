import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Config } from '@docusaurus/types'

type Vcs = Exclude<
  NonNullable<NonNullable<Config['future']>['experimental_vcs']>,
  string | boolean
>
type Change = { timestamp: number; author: string }

/** Only these have pages that show when they were changed. */
const FOLDERS = ['docs', 'blog', 'src/pages']

/** The newest commit of each file, by its path; the log begins with the newest. */
export const parseLog = (log: string, root: string): Map<string, Change> => {
  const changes = new Map<string, Change>()
  let change: Change = { timestamp: 0, author: '' }
  for (const line of log.split('\n').filter(Boolean)) {
    const [, seconds, author = ''] = /^\0(\d+) (.*)$/u.exec(line) ?? []
    if (seconds) {
      change = { timestamp: Number(seconds) * 1000, author }
    } else if (!changes.has(path.join(root, line))) {
      changes.set(path.join(root, line), change)
    }
  }
  return changes
}

const readChanges = async (
  siteDir: string,
): Promise<ReadonlyMap<string, Change>> => {
  const { stdout } = await promisify(execFile)(
    'git',
    [
      ...['-c', 'core.quotePath=false', 'log', '--relative', '--name-only'],
      ...['--format=%x00%ct %an', '--', ...FOLDERS],
    ],
    { cwd: siteDir, maxBuffer: 64 * 1024 * 1024 },
  )
  return parseLog(stdout, siteDir)
}

let changes: Promise<ReadonlyMap<string, Change>> | undefined

/**
 * When pages were changed, from one look at the history of their folders.
 * Docusaurus' own looks for submodules and reads all of it, which takes
 * seconds. Nothing here shows when a page was made.
 */
export const lastChanges: Vcs = {
  initialize: ({ siteDir }) => {
    if (process.env.NODE_ENV === 'production') {
      // A downloaded archive has no history: its pages show no dates.
      changes ??= readChanges(siteDir).catch(() => new Map())
    }
  },
  // Docusaurus requires the parameter.
  getFileCreationInfo: async _file => null,
  getFileLastUpdateInfo: async file => (await changes)?.get(file) ?? null,
}
