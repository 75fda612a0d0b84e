import fs from 'node:fs'
import { parseWithSchema } from '../../data/parseWithSchema'
import {
  type History,
  historySchema,
  type Upgrade,
  upgradeSchema,
} from './model/schema'

/** Both are written by `npm run history`, and committed. */
export const HISTORY_FILE = 'website/data/history.json'
export const UPGRADE_FILE = 'website/data/upgrade.json'

const readJson = (locate: () => string): unknown => {
  try {
    return JSON.parse(fs.readFileSync(locate(), 'utf8'))
  } catch (error) {
    throw new Error(
      `The history of the package could not be read. Run npm run history to make it. ${error}`,
    )
  }
}

// Named by `require.resolve`, so that keys of the cache notice a change.
export const loadHistory = (): History =>
  parseWithSchema(
    historySchema,
    readJson(() => require.resolve('../../data/history.json')),
    { file: HISTORY_FILE },
  )

export const loadUpgrade = (): Upgrade =>
  parseWithSchema(
    upgradeSchema,
    readJson(() => require.resolve('../../data/upgrade.json')),
    { file: UPGRADE_FILE },
  )
