import { allowedSlips, editDistance } from '../../content/model/editDistance'
import { coverage, type Probes } from './coverage'
import type { SearchEntry } from './entry'
import { ranking } from './ranking'
import type { Query } from './readQuery'

const slipScore = (typed: string, name: string): number => {
  const limit = allowedSlips(typed.length)
  if (limit === 0) {
    return 0
  }
  const slips = editDistance(typed, name, limit)
  // Of names with slips, that with fewer is nearer.
  return slips > limit ? 0 : ranking.misspeltName - slips
}

/** What an entry scores for a query that is its very name. */
const exactScore = ({ api, row, parts }: SearchEntry): number => {
  if (api) {
    return ranking.exactName
  }
  if (row) {
    return row === 'counterpart' || parts.ids.length > 2
      ? ranking.exactTitle
      : ranking.exactGap
  }
  return parts.ids.length > 2 ? ranking.exactHeading : ranking.exactTitle
}

const isSame = (typed: string, name: string): boolean =>
  typed.startsWith(name) &&
  (typed.length === name.length || typed === `${name}s`)

const wholeScore = (typed: string, entry: SearchEntry): number => {
  const name = entry.joined
  if (isSame(typed, name)) {
    return exactScore(entry)
  }
  if (typed.length > 0 && name.startsWith(typed)) {
    return (
      ranking.startOfName + ranking.shareOfName * (typed.length / name.length)
    )
  }
  // With slips, a function is meant rather than one of the many rows on it.
  return entry.row ? 0 : slipScore(typed, name)
}

export const scoreName = (
  query: Query,
  probes: Probes,
  entry: SearchEntry,
): number => {
  if (
    entry.lacks.includes(query.joined) ||
    entry.lacks.includes(query.withoutOwner)
  ) {
    return ranking.exactLack
  }
  if (
    entry.lacks.length > 0 &&
    query.words.some(
      ({ text, weight }) => weight === 1 && entry.lacks.includes(text),
    )
  ) {
    return ranking.wordOfLack
  }
  const parts =
    ranking.partsOfName * coverage(probes, entry.parts, ranking.leastOfName)
  return Math.max(wholeScore(query.joined, entry), parts)
}
