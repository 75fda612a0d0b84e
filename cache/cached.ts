import path from 'node:path'
import { cacheFolder, readJson, writeWhole } from './files'
import { hashFiles } from './hashFiles'

const fileOf = (name: string, key: string): string =>
  path.join(cacheFolder, `${name}-${key}.json`)

/** What `make` returned for `key` last time, or else returns now. */
export const cached = <Value>(
  name: string,
  key: string,
  make: () => Value,
): Value => {
  const file = fileOf(name, key)
  const known = readJson(file)
  if (known !== undefined) {
    return known as Value
  }
  const value = make()
  writeWhole(file, JSON.stringify(value))
  return value
}

/** The same for what takes its time; what fails is tried again. */
export const cachedLater = async <Value>(
  name: string,
  key: string,
  make: () => Value | Promise<Value>,
): Promise<Value> => {
  const file = fileOf(name, key)
  const known = readJson(file)
  if (known !== undefined) {
    return known as Value
  }
  const value = await make()
  writeWhole(file, JSON.stringify(value))
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
