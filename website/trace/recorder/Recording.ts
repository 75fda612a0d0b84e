import type { EventType, Spot, StepKind, StepRole } from '../trace'
import type { Keeper } from './kept'
import { type Happening, Ring } from './Ring'
import { type Counts, Instance, Iteration, Run, type Step } from './runs'

const { then } = Promise.prototype

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null

export const isPromise = (value: unknown): value is Promise<unknown> =>
  value instanceof Promise

/**
 * What code is run for, while it runs synchronously: the event of its value, or
 * -1, and the iteration of lfi's whose code it is; undefined for the reader's.
 */
export type Context = {
  readonly iteration: Iteration | undefined
  readonly at: number
}

/** What is known of a program while it runs. */
export class Recording {
  readonly ring: Ring
  readonly steps: Step[] = []
  readonly #steps = new Map<Spot | undefined, Map<string, Step>>()
  readonly #settled = Promise.resolve()
  current: Context | undefined
  runs = 0

  constructor(keeper: Keeper, now: () => number, onLook: () => void) {
    this.ring = new Ring(keeper, now, onLook)
  }

  /** Calls with another context, and restores this one when that returns. */
  within<Result>(context: Context | undefined, call: () => Result): Result {
    const saved = this.current
    this.current = context
    try {
      return call()
    } finally {
      this.current = saved
    }
  }

  record(type: EventType, step: Step, happening: Happening): number {
    // Nothing of lfi's runs: code may have waited.
    if (!this.current) {
      this.ring.noteWait()
    }
    return this.ring.add(type, step, happening)
  }

  /**
   * Hears of a promise before lfi does. Reactions are called in the order in
   * which they were added, so that lfi's own comes in the very next job.
   */
  observe(
    promise: Promise<unknown>,
    onValue: (value: unknown) => void,
    onError: (error: unknown) => void = () => {},
  ): void {
    void then.call(promise, onValue, onError)
  }

  /**
   * Notes, when a promise has settled, that an iteration works for a value in
   * the very next job, which is where lfi goes on, and in no later one.
   */
  workAfter(
    promise: Promise<unknown>,
    iteration: Iteration,
    at: () => number,
  ): void {
    let isOver = false
    const begin = (): void => {
      isOver = true
      iteration.working = at()
    }
    const act = (): void => {
      if (iteration.working === at()) {
        iteration.working = -1
      }
    }
    this.observe(promise, begin, begin)
    // By then, lfi listens as well.
    this.observe(this.#settled, () =>
      isOver
        ? this.observe(this.#settled, act)
        : this.observe(promise, act, act),
    )
  }

  /** The step at a place in the code. */
  stepAt(
    spot: Spot | undefined,
    role: StepRole,
    kind: StepKind,
    name: string,
  ): Step {
    const key = `${role} ${name} ${kind}`
    const here = this.#steps.get(spot) ?? new Map<string, Step>()
    this.#steps.set(spot, here)
    const known = here.get(key)
    if (known) {
      return known
    }
    const step: Step = {
      index: this.steps.length,
      spot: spot ?? { label: name, line: 0 },
      name,
      role,
      kind,
    }
    this.steps.push(step)
    here.set(key, step)
    return step
  }

  begin(end: Instance, cause: number): Run {
    return new Run(this.runs++, end, cause)
  }

  /** The event that the code which runs now works for, or -1. */
  get cause(): number {
    const { at = -1, iteration } = this.current ?? {}
    return at >= 0 ? at : (iteration?.last ?? -1)
  }

  instance(step: Step, values: readonly unknown[] = []): Instance {
    const { cause } = this
    const open = (owner: Instance): Iteration =>
      new Iteration(owner, () => this.begin(owner, cause))
    return new Instance(step, open, values)
  }

  /** The iteration of an instance whose code runs, or which received last. */
  iterationOf(instance: Instance): Iteration {
    const { iteration } = this.current ?? {}
    return iteration?.instance === instance ? iteration : instance.iteration
  }

  countsOf({ instance, run }: Iteration): Counts {
    return run.of(instance.step)
  }
}
