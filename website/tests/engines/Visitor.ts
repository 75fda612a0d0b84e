import type { Driver } from './Driver'
import { eventually } from './program'

/** Finds what can be seen and has this name, among buttons, links and fields. */
const FIND = `(name => {
  const seen = element => element.checkVisibility() && element.getClientRects().length > 0
  const nameOf = element => (element.getAttribute('aria-label') ?? element.textContent).trim()
  return [...document.querySelectorAll('button, a, [role=option], [role=tab], summary, label')]
    .find(element => seen(element) && (name instanceof RegExp ? name.test(nameOf(element)) : nameOf(element) === name))
})`

/** A visitor of the site, in whichever engine. */
export class Visitor {
  readonly #driver: Driver
  readonly #origin: string

  constructor(driver: Driver, origin: string) {
    this.#driver = driver
    this.#origin = origin
  }

  open(address: string): Promise<void> {
    return this.#driver.goto(this.#origin + address)
  }

  ask(expression: string): Promise<unknown> {
    return this.#driver.evaluate(expression)
  }

  /** Waits until an expression is true in the page. */
  async see(expression: string, timeout = 15_000): Promise<void> {
    await eventually(
      async () => {
        const value = await this.ask(expression)
        if (value !== true) {
          throw new Error(JSON.stringify(value))
        }
      },
      expression,
      timeout,
    )
  }

  seeHeading(text: string): Promise<void> {
    return this.see(
      `document.querySelector('h1')?.textContent === ${JSON.stringify(text)}`,
    )
  }

  /** Presses what an expression finds, in its middle. */
  async pressOn(found: string): Promise<void> {
    const point = await eventually(async () => {
      const place = await this.ask(`(() => {
        const element = ${found}
        if (!element) return null
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const box = element.getBoundingClientRect()
        const x = box.x + box.width / 2
        const y = box.y + box.height / 2
        // Something that moves or lies above it would get the press.
        const hit = document.elementFromPoint(x, y)
        return hit && element.contains(hit) ? { x, y } : null
      })()`)
      if (!place) {
        throw new Error('nothing is there that can be pressed')
      }
      return place as { x: number; y: number }
    }, found)
    await this.#driver.clickAt(point.x, point.y)
  }

  pressNamed(name: string | RegExp): Promise<void> {
    const wanted =
      typeof name === 'string' ? JSON.stringify(name) : String(name)
    return this.pressOn(`${FIND}(${wanted})`)
  }

  seeNamed(name: string | RegExp): Promise<void> {
    const wanted =
      typeof name === 'string' ? JSON.stringify(name) : String(name)
    return this.see(`Boolean(${FIND}(${wanted}))`)
  }

  type(text: string): Promise<void> {
    return this.#driver.type(text)
  }

  key(key: 'Enter' | 'Escape' | 'a' | 'k', held?: 'Control'): Promise<void> {
    return this.#driver.press(key, held)
  }

  resize(width: number, height: number): Promise<void> {
    return this.#driver.resize(width, height)
  }
}
