/*
 * The module `lfi-playground`, which visitors' code may import beside `lfi`.
 * It is bundled into the sandbox; the page never runs it.
 */
export { orders } from './orders'
export { people } from './people'

export const delay = <Value = undefined>(
  milliseconds: number,
  value?: Value,
): Promise<Value | undefined> =>
  new Promise(resolve => {
    setTimeout(() => resolve(value), milliseconds)
  })

/** A small linear congruential generator: the same numbers on every run. */
const createNumbers = (count: number): number[] => {
  let state = 42
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * 1000)
  })
}

export const numbers: readonly number[] = createNumbers(100)
