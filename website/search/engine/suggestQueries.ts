import { editDistance } from '../../content/model/editDistance'
import type { SearchEntry } from './entry'
import type { Query } from './readQuery'
import { MAX_SUGGESTIONS } from './searchAnswer'

const STARTING_POINTS = ['map', 'reduce', 'pipe']

/** The names nearest to a query that found nothing. */
export const suggestQueries = (
  query: Query,
  entries: readonly SearchEntry[],
): string[] => {
  const typed = query.joined.slice(0, 32)
  const limit = Math.ceil(typed.length * 0.6)
  const near = entries
    .filter(entry => entry.api?.flavour === 'plain')
    .map(entry => ({
      title: entry.title,
      distance: editDistance(typed, entry.joined, limit),
    }))
    .filter(({ distance }) => distance <= limit)
    .sort((left, right) => left.distance - right.distance)
    .map(({ title }) => title)
  return [...new Set([...near, ...STARTING_POINTS])].slice(0, MAX_SUGGESTIONS)
}
