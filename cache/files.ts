import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Below the project's folder, where every command of it runs. */
export const cacheFolder = path.resolve('node_modules/.cache/build')

/** What `file` holds, or nothing: a missing or broken file is no cache. */
export const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Written elsewhere first: no other process meets half a file. */
export const writeWhole = (file: string, text: string): void => {
  const unfinished = `${file}.${process.pid}`
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(unfinished, text)
  renameSync(unfinished, file)
}
