import type { PromiseState } from '@lfi-docs/inspect'

const { then } = Promise.prototype
const { apply } = Reflect

export type PromiseStates = ReturnType<typeof createPromiseStates>

/**
 * Browsers cannot tell whether a promise is settled. But listeners of a settled
 * promise run before a microtask that is queued after them; so a check that is
 * queued after attaching one finds out.
 */
export const createPromiseStates = () => {
  const known = new WeakMap<Promise<unknown>, PromiseState>()
  let asked: Promise<unknown>[] = []

  const ask = (promise: Promise<unknown>): void => {
    const settle = (status: 'fulfilled' | 'rejected') => (result: unknown) => {
      known.set(promise, { status, result })
    }
    apply(then, promise, [settle('fulfilled'), settle('rejected')])
  }

  return {
    stateOf: (promise: Promise<unknown>): PromiseState => {
      const state = known.get(promise)
      if (!state) {
        asked.push(promise)
      }
      return state ?? { status: 'pending' }
    },
    /** Whether a promise that was printed as pending may be settled. */
    isUnsure: (): boolean => asked.length > 0,
    /**
     * Calls `print` again, a moment later, if a promise that was looked at since
     * the last call turns out to have been settled already.
     */
    printAgain: (print: () => void): void => {
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
