import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'

const manifestSchema = z.object({ version: z.string() })

export const installedVersion = (name: string): string => {
  const file = path.join('node_modules', name, 'package.json')
  const text = readFileSync(path.join(__dirname, '../..', file), 'utf8')
  return manifestSchema.parse(JSON.parse(text)).version
}

/** The version of the documented package, as installed. */
export const lfiVersion: string = installedVersion('lfi')

/** The last of the major before, with which the page on upgrading compares. */
export const previousVersion: string = installedVersion('lfi-3')
