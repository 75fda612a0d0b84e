import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'

const manifest = path.join(__dirname, '../node_modules/lfi/package.json')

/** The version of the documented package, as installed. */
export const lfiVersion: string = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(manifest, 'utf8'))).version
