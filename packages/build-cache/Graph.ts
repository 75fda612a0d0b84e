import { availableParallelism } from 'node:os'

export type Node<Result> = { name: string; result: Promise<Result> }

type Results<Needs extends readonly Node<unknown>[]> = {
  [Index in keyof Needs]: Needs[Index] extends Node<infer Result>
    ? Result
    : never
}

type Waiting = { position: number; begin: () => void }

/** Most steps leave the work to workers, so that one of them may be waiting. */
const AT_ONCE = Math.max(2, availableParallelism())

/**
 * Runs steps side by side, each once what it needs is there, and as many at
 * once as there are processors. Of those that could begin, the one that was
 * declared first does: declare first what most others wait for.
 */
export class Graph {
  /** How long each step took, in milliseconds, by its name. */
  readonly times = new Map<string, number>()
  #declared = 0
  #running = 0
  #waiting: Waiting[] = []
  #limit: number

  constructor(limit = AT_ONCE) {
    this.#limit = limit
  }

  step<const Needs extends readonly Node<unknown>[], Result>(
    name: string,
    needs: Needs,
    make: (...needed: Results<Needs>) => Result | Promise<Result>,
  ): Node<Result> {
    const position = this.#declared++
    const run = async (): Promise<Result> => {
      const needed = await Promise.all(needs.map(({ result }) => result))
      await this.#turn(position)
      const began = performance.now()
      try {
        return await make(...(needed as Results<Needs>))
      } finally {
        this.times.set(name, performance.now() - began)
        this.#running -= 1
        this.#beginSoon()
      }
    }
    const result = run()
    // Whoever needs it hears of a failure; nobody may need it yet.
    result.catch(() => undefined)
    return { name, result }
  }

  #turn(position: number): Promise<void> {
    return new Promise(resolve => {
      this.#waiting.push({ position, begin: resolve })
      this.#beginSoon()
    })
  }

  /** After all that become ready at the same time. */
  #beginSoon(): void {
    setImmediate(() => this.#beginNext())
  }

  #beginNext(): void {
    this.#waiting.sort((a, b) => a.position - b.position)
    while (this.#running < this.#limit) {
      const next = this.#waiting.shift()
      if (!next) {
        return
      }
      this.#running += 1
      next.begin()
    }
  }
}
