import { editDistance } from '../../content/model/editDistance'

/** The name most like `name`, or undefined when none is like it at all. */
export const nearestName = (
  name: string,
  candidates: readonly string[],
): string | undefined => {
  const typed = name.toLowerCase()
  let limit = Math.max(1, Math.ceil(name.length / 3))
  let nearest: string | undefined
  for (const candidate of candidates) {
    const distance = editDistance(typed, candidate.toLowerCase(), limit)
    if (distance <= limit) {
      nearest = candidate
      limit = distance - 1
    }
  }
  return nearest
}
