import path from 'node:path'
import { cacheFolder, markUsed, readJson, writeAtomically } from './files'
import { hash } from './hash'

/**
 * The results of one step, each in a file named after all that it was made of:
 * the step's fingerprint and the data that it was given. Kept apart from `Step`
 * because workers use it, which can't compute fingerprints.
 */
export class Results<Result> {
  #folder: string
  #fingerprint: string

  constructor(step: string, fingerprint: string) {
    this.#folder = path.join(cacheFolder, step)
    this.#fingerprint = fingerprint
  }

  #fileOf(data: readonly string[]): string {
    return path.join(this.#folder, `${hash(this.#fingerprint, ...data)}.json`)
  }

  get(data: readonly string[]): Result | undefined {
    const file = this.#fileOf(data)
    // Only `set` puts values there.
    const result = readJson(file) as Result | undefined
    if (result !== undefined) {
      markUsed(file)
    }
    return result
  }

  set(data: readonly string[], result: Result): void {
    writeAtomically(this.#fileOf(data), JSON.stringify(result))
  }

  getOrMake(data: readonly string[], make: () => Result): Result {
    const known = this.get(data)
    if (known !== undefined) {
      return known
    }
    const result = make()
    this.set(data, result)
    return result
  }

  /**
   * Like `getOrMake` for results that come later. A failure is not kept, so the
   * next call tries again.
   */
  async getOrMakeLater(
    data: readonly string[],
    make: () => Promise<Result>,
  ): Promise<Result> {
    const known = this.get(data)
    if (known !== undefined) {
      return known
    }
    const result = await make()
    this.set(data, result)
    return result
  }

  /** A result for each item; those that are not known are made together. */
  async getOrMakeAll<Item>(
    items: readonly Item[],
    dataOf: (item: Item) => readonly string[],
    makeAll: (missing: readonly Item[]) => Promise<Result[]>,
  ): Promise<Result[]> {
    const known = items.map(item => this.get(dataOf(item)))
    const missing = items.filter((_, index) => known[index] === undefined)
    const made = missing.length > 0 ? await makeAll(missing) : []
    for (const [index, item] of missing.entries()) {
      this.set(dataOf(item), made[index] as Result)
    }
    let next = 0
    return known.map(result => result ?? (made[next++] as Result))
  }
}
