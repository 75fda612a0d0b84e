const count = 100

/** A small linear congruential generator: the same numbers on every run. */
const createNumbers = (): readonly number[] => {
  let state = 42
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * 1000)
  })
}

/** A hundred whole numbers from 0 to 999, in no order. */
export const numbers: readonly number[] = createNumbers()
