import type { PromiseState } from '@lfi-docs/inspect'

const { then } = Promise.prototype
const { apply } = Reflect

export type PromiseStates = {
  readonly stateOf: (promise: Promise<unknown>) => PromiseState
  /** Whether a promise that was printed as pending may be settled. */
  readonly isUnsure: () => boolean
  /**
   * Calls `print` again, a moment later, if a promise that was looked at since
   * the last call turns out to have been settled already.
   */
  readonly printAgain: (print: () => void) => void
}

/**
 * Browsers cannot tell whether a promise is settled. But listeners of a settled
 * promise run before a microtask that is queued after them; so a check that is
 * queued after attaching one finds out.
 */
export const createPromiseStates = (): PromiseStates => {
  const known = new WeakMap<Promise<unknown>, PromiseState>()
  let asked: Promise<unknown>[] = []

  const ask = (promise: Promise<unknown>): void => {
    const settle = (status: 'fulfilled' | 'rejected') => (result: unknown) => {
      known.set(promise, { status, result })
    }
    apply(then, promise, [settle('fulfilled'), settle('rejected')])
  }

  return {
    stateOf: promise => {
      const state = known.get(promise)
      if (!state) {
        asked.push(promise)
      }
      return state ?? { status: 'pending' }
    },
    isUnsure: () => asked.length > 0,
    printAgain: print => {
      if (asked.length === 0) {
        return
      }
      const promises = asked
      asked = []
      for (const promise of promises) {
        ask(promise)
      }
      const check = (): void => {
        if (promises.some(promise => known.has(promise))) {
          print()
        }
        asked = []
      }
      apply(then, Promise.resolve(), [check])
    },
  }
}
