const STEPS = [10, 20, 50, 100, 200, 500, 1000]
const MAX_TICKS = 5

/** Round numbers from 0 to `width`, few enough not to touch on a phone. */
export const ticksUpTo = (width: number): number[] => {
  const step = STEPS.find(size => width / size <= MAX_TICKS) ?? width
  return Array.from(
    { length: Math.floor(width / step) + 1 },
    (_, index) => index * step,
  )
}
