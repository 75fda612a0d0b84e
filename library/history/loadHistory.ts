import fs from 'node:fs'
import {
  type History,
  historySchema,
  type Upgrade,
  upgradeSchema,
} from './model/schema'

/** Both are written by `npm run history`, and committed. */
export const HISTORY_FILE = 'data/history.json'
export const UPGRADE_FILE = 'data/upgrade.json'

const readJson = (file: string): unknown => {
  if (!fs.existsSync(file)) {
    throw new Error(`${file} is missing. Run npm run history to make it.`)
  }
  return JSON.parse(fs.readFileSync(file, 'utf8'))
}

export const loadHistory = (): History =>
  historySchema.parse(readJson(HISTORY_FILE))

export const loadUpgrade = (): Upgrade =>
  upgradeSchema.parse(readJson(UPGRADE_FILE))
