/** How many letters to add, drop, change or swap to get from one to the other. */
const editDistance = (from: string, to: string): number => {
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from(
    { length: to.length + 1 },
    (_, j) => j,
  )
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1]
      const swapped =
        i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      row.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    beforeLast = last
    last = row
  }
  return last[to.length] ?? 0
}

/** The name most like `name`, or undefined when none is like it at all. */
export const nearestName = (
  name: string,
  candidates: readonly string[],
): string | undefined => {
  const limit = Math.max(1, Math.ceil(name.length / 3))
  let nearest: string | undefined
  let nearestDistance = limit + 1
  for (const candidate of candidates) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase())
    if (distance < nearestDistance) {
      nearest = candidate
      nearestDistance = distance
    }
  }
  return nearest
}
