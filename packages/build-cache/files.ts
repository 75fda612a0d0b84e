import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

/**
 * Below the project's folder, where every command of it runs, and not in
 * node_modules, which each installation empties.
 */
export const cacheFolder = path.resolve('.cache/build')

/** Every file below a folder, in a fixed order; a file represents itself. */
export const listFiles = (entry: string): string[] => {
  const stats = statSync(entry, { throwIfNoEntry: false })
  if (!stats) {
    return []
  }
  return stats.isDirectory()
    ? readdirSync(entry)
        .sort()
        .flatMap(name => listFiles(path.join(entry, name)))
    : [entry]
}

/** What `file` holds, or nothing: a missing or broken file is no cache. */
export const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Writes the file elsewhere first, so that no other process meets half of it.
 */
export const writeAtomically = (file: string, text: string): void => {
  const unfinished = `${file}.${process.pid}`
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(unfinished, text)
  renameSync(unfinished, file)
}

/** A file that is right already is not touched: nothing takes it for changed. */
export const writeChanged = (file: string, text: string): void => {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    writeAtomically(file, text)
  }
}

export const markUsed = (file: string): void => {
  const now = new Date()
  utimesSync(file, now, now)
}
