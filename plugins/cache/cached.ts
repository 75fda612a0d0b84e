import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashFiles } from './hashFiles'

const folder = path.join(__dirname, '../../node_modules/.cache/build')

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Written elsewhere first: no other build meets half a file. */
const write = (file: string, text: string): void => {
  const unfinished = `${file}.${process.pid}`
  mkdirSync(folder, { recursive: true })
  writeFileSync(unfinished, text)
  renameSync(unfinished, file)
}

const fileOf = (name: string, key: string): string =>
  path.join(folder, `${name}-${key}.json`)

/** What `make` returned for `key` last time, or else returns now. */
export const cached = <Value>(
  name: string,
  key: string,
  make: () => Value,
): Value => {
  const file = fileOf(name, key)
  const known = read(file)
  if (known !== undefined) {
    return JSON.parse(known)
  }
  const value = make()
  write(file, JSON.stringify(value))
  return value
}

/** The same for what takes its time; what fails is tried again. */
export const cachedLater = async <Value>(
  name: string,
  key: string,
  make: () => Value | Promise<Value>,
): Promise<Value> => {
  const file = fileOf(name, key)
  const known = read(file)
  if (known !== undefined) {
    return JSON.parse(known)
  }
  const value = await make()
  write(file, JSON.stringify(value))
  return value
}

/**
 * What `make` made of `sources` (files and folders of this project) last time;
 * it is called again only when one of them has changed, or a dependency has.
 */
export const cachedBySources = <Value>(
  name: string,
  sources: readonly string[],
  make: () => Value | Promise<Value>,
): Promise<Value> =>
  cachedLater(name, hashFiles(['package-lock.json', ...sources]), make)
