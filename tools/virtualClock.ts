/** A fixed moment at which every example begins: no output depends on today. */
const epoch = Date.UTC(2025, 0, 1)

type Timer = { id: number; at: number; run: () => void }
type Callback = (...values: unknown[]) => void

/**
 * Virtual time: waiting costs nothing, and what is due first runs first
 * however busy the machine is.
 */
export class VirtualClock {
  now = 0
  #timers: Timer[] = []
  #count = 0
  #advancing = false
  /** Runs when no promise is left to settle: pending work goes before time. */
  #whenQuiet = globalThis.setImmediate

  /** Waits until no timer is left, then turns the clock back to zero. */
  async rewind(): Promise<void> {
    do {
      await new Promise<void>(resolve => this.#whenQuiet(resolve))
    } while (this.#advancing)
    this.now = 0
  }

  sleep(milliseconds: number): Promise<void> {
    return new Promise(resolve => {
      this.schedule(resolve, milliseconds)
    })
  }

  schedule(run: () => void, delay: number, id = ++this.#count): number {
    const at = this.now + Math.max(1, delay || 0)
    this.#timers.push({ id, at, run })
    // Stable: of those that are due together, the first that was set is first.
    this.#timers.sort((a, b) => a.at - b.at)
    if (!this.#advancing) {
      this.#advancing = true
      this.#whenQuiet(() => this.#advance())
    }
    return id
  }

  repeat(run: () => void, delay: number, id = ++this.#count): number {
    const runAndRepeat = () => {
      this.repeat(run, delay, id)
      run()
    }
    return this.schedule(runAndRepeat, delay, id)
  }

  clear(id: number): void {
    this.#timers = this.#timers.filter(timer => timer.id !== id)
  }

  #advance(): void {
    const next = this.#timers.shift()
    this.#advancing = next !== undefined
    if (next) {
      this.now = next.at
      // Scheduled first, so that a throwing callback stops nothing.
      this.#whenQuiet(() => this.#advance())
      next.run()
    }
  }
}

const createDate = (clock: VirtualClock): DateConstructor =>
  new Proxy(Date, {
    // Without `new` it gives the moment as text, whatever it is called with.
    apply: target => new target(epoch + clock.now).toString(),
    construct: (target, values, newTarget) =>
      Reflect.construct(
        target,
        values.length > 0 ? values : [epoch + clock.now],
        newTarget,
      ),
    get: (target, key) =>
      key === 'now' ? () => epoch + clock.now : Reflect.get(target, key),
  })

export const installVirtualClock = (): VirtualClock => {
  const clock = new VirtualClock()
  const clear = (id: number) => clock.clear(id)
  Object.assign(globalThis, {
    Date: createDate(clock),
    setTimeout: (run: Callback, delay: number, ...values: unknown[]) =>
      clock.schedule(() => run(...values), delay),
    setInterval: (run: Callback, delay: number, ...values: unknown[]) =>
      clock.repeat(() => run(...values), delay),
    clearTimeout: clear,
    clearInterval: clear,
  })
  globalThis.performance.now = () => clock.now
  return clock
}
