import { allowedSlips, editDistance } from '../../content/model/editDistance'
import { coverage, type Probes } from './coverage'
import type { SearchEntry } from './entry'
import { foldSpelling } from './foldSpelling'
import { ranking } from './ranking'
import type { Query } from './readQuery'

const slipScore = (typed: string, name: string): number => {
  const limit = allowedSlips(typed.length)
  if (limit === 0) {
    return 0
  }
  const slips = editDistance(typed, name, limit)
  const start = typed[0] === name[0] ? 40 : 0
  return slips > limit
    ? 0
    : ranking.misspeltName + start - ranking.slipInName * slips
}

const wholeScore = (typed: string, name: string, exact: number): number => {
  if (typed === name || typed === `${name}s`) {
    return typed === name ? exact : exact - 60
  }
  if (typed.length > 0 && name.startsWith(typed)) {
    return (
      ranking.startOfName + ranking.shareOfName * (typed.length / name.length)
    )
  }
  return slipScore(typed, name)
}

export const scoreName = (
  query: Query,
  probes: Probes,
  entry: SearchEntry,
): number => {
  const title =
    entry.parts.ids.length > 2 ? ranking.exactHeading : ranking.exactTitle
  const exact = entry.api ? ranking.exactName : title
  const scores = [
    wholeScore(query.squashed, entry.squashed, exact),
    ranking.partsOfName * coverage(probes, entry.parts, 0.35),
  ]
  if (entry.api && query.flavours.includes(entry.api.flavour)) {
    const subject = query.subject.filter(word => word.weight === 1)
    const typed = subject.map(word => word.text).join('')
    const family = foldSpelling(entry.api.family)
    scores.push(wholeScore(typed, family, ranking.exactFamily))
  }
  return Math.max(...scores)
}
