/** Few enough not to touch on a phone. */
const MAX_TICKS = 5

/** Round numbers of milliseconds between two moments. */
export const ticksBetween = (start: number, end: number): readonly number[] => {
  const rough = Math.max((end - start) / MAX_TICKS, 1)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map(n => n * power).find(n => n >= rough) ?? rough
  const first = Math.ceil(start / step)
  const last = Math.floor(end / step)
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step)
}
