import path from 'node:path'
import { cacheFolder, readJson, writeWhole } from './files'

type Entries = Readonly<Record<string, unknown>>

/**
 * Many results in one file, each under a key made of all that it depends on,
 * so that what has not changed costs nothing.
 */
export class Store<Result> {
  #file: string
  #known: Entries
  #used = new Map<string, Result>()

  constructor(name: string) {
    this.#file = path.join(cacheFolder, `${name}.json`)
    this.#known = this.#read()
  }

  #read(): Entries {
    return (readJson(this.#file) ?? {}) as Entries
  }

  get(key: string): Result | undefined {
    // Only `set` puts values there.
    const result = this.#known[key] as Result | undefined
    if (result !== undefined) {
      this.#used.set(key, result)
    }
    return result
  }

  set(key: string, result: Result): void {
    this.#used.set(key, result)
  }

  getOrMake(key: string, make: () => Result): Result {
    const result = this.get(key) ?? make()
    this.set(key, result)
    return result
  }

  /** Keeps what was asked for since, and forgets the rest. */
  save(): void {
    this.#write(Object.fromEntries(this.#used))
  }

  /** Keeps the rest too: it is what another command asks for. */
  add(): void {
    this.#write({ ...this.#read(), ...Object.fromEntries(this.#used) })
  }

  #write(entries: Entries): void {
    writeWhole(this.#file, JSON.stringify(entries))
  }
}
