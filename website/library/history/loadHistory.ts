import fs from 'node:fs'
import type * as z from 'zod'
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

const load = <Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  locate: () => string,
): z.infer<Schema> => {
  try {
    const value: unknown = JSON.parse(fs.readFileSync(locate(), 'utf8'))
    return parseWithSchema(schema, value, { file })
  } catch (error) {
    throw new Error(
      `The history of the package could not be read. Run npm run history to make it. ${error}`,
    )
  }
}

// Named by `require.resolve`, so that keys of the cache notice a change.
export const loadHistory = (): History =>
  load(historySchema, HISTORY_FILE, () =>
    require.resolve('../../data/history.json'),
  )

export const loadUpgrade = (): Upgrade =>
  load(upgradeSchema, UPGRADE_FILE, () =>
    require.resolve('../../data/upgrade.json'),
  )
