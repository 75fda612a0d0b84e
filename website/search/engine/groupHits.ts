import type { SearchHit } from './searchAnswer'

export type HitGroup = { title: string; hits: SearchHit[] }

/** The specification's number. */
const MAX_HITS_PER_GROUP = 5
/** How many hits of a group stand before a better one of the next group. */
const MAX_BEFORE_BETTER = 1

/**
 * Hits by the heading they are listed under, best group first, so many of each,
 * and few enough that the best of the next group is soon seen.
 */
export const groupHits = (hits: readonly SearchHit[]): HitGroup[] => {
  const titles = [...new Set(hits.map(({ group }) => group))]
  return titles.map((title, index) => {
    const next = hits.findIndex(({ group }) => group === titles[index + 1])
    const better = next < 0 ? hits : hits.slice(0, next)
    const worse = hits.slice(better.length)
    const isOwn = ({ group }: SearchHit): boolean => group === title
    return {
      title,
      hits: [
        ...better.filter(isOwn),
        ...worse.filter(isOwn).slice(0, MAX_BEFORE_BETTER),
      ].slice(0, MAX_HITS_PER_GROUP),
    }
  })
}
