import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { cacheFolder } from './run/bundleWorker'

export const hash = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

const readEntries = (file: string): Record<string, unknown> => {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  } catch {
    // Half a file after a power cut is no cache, and no reason to fail.
    return {}
  }
}

/** Results by content, so that what has not changed costs nothing. */
export class ResultCache<Result> {
  #file: string
  #entries: Record<string, unknown>
  #used = new Map<string, Result>()

  constructor(name: string) {
    this.#file = path.join(cacheFolder, `${name}.json`)
    this.#entries = readEntries(this.#file)
  }

  get(key: string): Result | undefined {
    // Only `set` puts values there, under a key made of all they depend on.
    const result = this.#entries[key] as Result | undefined
    if (result !== undefined) {
      this.#used.set(key, result)
    }
    return result
  }

  set(key: string, result: Result): void {
    this.#used.set(key, result)
  }

  /** Keeps what is there: other examples may be verified by themselves. */
  save(): void {
    mkdirSync(cacheFolder, { recursive: true })
    const entries = {
      ...readEntries(this.#file),
      ...Object.fromEntries(this.#used),
    }
    const unfinished = `${this.#file}.${process.pid}`
    writeFileSync(unfinished, JSON.stringify(entries))
    renameSync(unfinished, this.#file)
  }
}
