import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

const FOLDER = 'website/generated'

/** Every file below a folder, sorted; a file represents itself. */
export const listFiles = (entry: string): string[] => {
  const stats = statSync(entry, { throwIfNoEntry: false })
  if (!stats?.isDirectory()) {
    return stats ? [entry] : []
  }
  return readdirSync(entry)
    .sort()
    .flatMap(name => listFiles(path.join(entry, name)))
}

/** Writes elsewhere first: a process that reads meanwhile never finds half. */
export const writeAtomically = (file: string, text: string): void => {
  const unfinished = `${file}.${process.pid}`
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(unfinished, text)
  renameSync(unfinished, file)
}

/** A file that is right already is not touched: the bundler would read it again. */
export const writeChanged = (file: string, text: string): void => {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    writeAtomically(file, text)
  }
}

/** Pages import it from `@site/generated/<name>.json`. */
export const writeGenerated = (name: string, data: unknown): void =>
  writeChanged(path.join(FOLDER, `${name}.json`), JSON.stringify(data))

/** What `generate` wrote under a name, which nothing else writes. */
export const readGenerated = <Data>(name: string): Data =>
  JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), 'utf8'))
