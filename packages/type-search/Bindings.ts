import type { Dialect } from './dialect'
import { fits } from './fits'
import type { Type } from './type'

/** What the variables of both sides are bound to so far. */
export class Bindings {
  readonly dialect: Dialect
  readonly #wanted: Map<string, string>
  readonly #known: Map<string, string>

  constructor(dialect: Dialect, from?: Bindings) {
    this.dialect = dialect
    this.#wanted = new Map(from ? from.#wanted : [])
    this.#known = new Map(from ? from.#known : [])
  }

  copy(): Bindings {
    return new Bindings(this.dialect, this)
  }

  /** Both are variables: a renaming, unless one of them is taken already. */
  pair(wanted: string, known: string): number {
    const partner = this.#wanted.get(wanted)
    const owner = this.#known.get(known)
    if (partner === known && owner === `~${wanted}`) {
      return 1
    }
    if (partner !== undefined || owner !== undefined) {
      return fits.variableClash
    }
    this.#wanted.set(wanted, known)
    this.#known.set(known, `~${wanted}`)
    return 1
  }

  isBound(known: string): boolean {
    return this.#known.has(known)
  }

  /** A concrete type where the API has a variable: the API is more general. */
  specialize(known: string, type: Type): number {
    const shape = JSON.stringify(type)
    const before = this.#known.get(known) ?? shape
    this.#known.set(known, before)
    return before === shape ? fits.oneSpecialization : fits.otherSpecialization
  }
}
