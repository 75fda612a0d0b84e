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

const wholeScore = (
  typed: string,
  name: string,
  exact: number,
  mayHaveSlips: boolean,
): number => {
  if (typed === name || typed === `${name}s`) {
    return exact
  }
  if (typed.length > 0 && name.startsWith(typed)) {
    return (
      ranking.startOfName + ranking.shareOfName * (typed.length / name.length)
    )
  }
  return mayHaveSlips ? slipScore(typed, name) : 0
}

/** What an entry scores for a query that is its very name. */
const exactScore = ({ api, row, parts }: SearchEntry): number => {
  if (api) {
    return ranking.exactName
  }
  if (row) {
    return row === 'gap' ? ranking.exactGap : ranking.exactTitle
  }
  return parts.ids.length > 2 ? ranking.exactHeading : ranking.exactTitle
}

export const scoreName = (
  query: Query,
  probes: Probes,
  entry: SearchEntry,
): number => {
  // With slips, a function is meant rather than one of the many rows on it.
  const whole = wholeScore(
    query.joined,
    entry.joined,
    exactScore(entry),
    !entry.row,
  )
  if (
    entry.lacks?.some(name => [query.joined, query.withoutOwner].includes(name))
  ) {
    return ranking.exactLack
  }
  const parts =
    ranking.partsOfName * coverage(probes, entry.parts, ranking.leastOfName)
  return Math.max(whole, parts)
}
