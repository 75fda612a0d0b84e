/** A fixed moment at which every example begins: no output depends on today. */
const epoch = Date.UTC(2025, 0, 1)

type Timer = { id: number; at: number; order: number; run: () => void }
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
  #setImmediate = globalThis.setImmediate
  #turns: number

  /**
   * Pending work takes two turns of the event loop if it may use
   * `setImmediate`; promises alone take one.
   */
  constructor(turns: 1 | 2 = 2) {
    this.#turns = turns
  }

  /** Waits until no timer is left, then turns the clock back to zero. */
  async rewind(): Promise<void> {
    do {
      await new Promise<void>(resolve => this.#afterPendingWork(resolve))
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
    this.#timers.push({ id, at, order: ++this.#count, run })
    this.#timers.sort((a, b) => a.at - b.at || a.order - b.order)
    if (!this.#advancing) {
      this.#advancing = true
      this.#afterPendingWork(() => this.#advance())
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
      this.#afterPendingWork(() => this.#advance())
      next.run()
    }
  }

  /** Pending work goes before time does. */
  #afterPendingWork(run: () => void): void {
    this.#setImmediate(this.#turns === 1 ? run : () => this.#setImmediate(run))
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
