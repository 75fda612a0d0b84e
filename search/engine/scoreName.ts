import { coverage, type Probes } from './coverage'
import { allowedSlips, editDistance } from './editDistance'
import type { SearchEntry } from './entry'
import { foldSpelling } from './foldSpelling'
import type { Query } from './readQuery'

/** Ranking: names first. Only their order and distances matter. */
const EXACT_NAME = 1000
const EXACT_FAMILY = 900
const EXACT_TITLE = 800
const NAME_PREFIX = 500
const NAME_PREFIX_SPAN = 200
const NAME_SLIP = 560
const COST_OF_SLIP = 110
const NAME_PARTS = 520

const slipScore = (typed: string, name: string): number => {
  const limit = allowedSlips(typed.length)
  if (limit === 0) {
    return 0
  }
  const slips = editDistance(typed, name, limit)
  const start = typed[0] === name[0] ? 40 : 0
  return slips > limit ? 0 : NAME_SLIP + start - COST_OF_SLIP * slips
}

const wholeScore = (typed: string, name: string, exact: number): number => {
  if (typed === name || typed === `${name}s`) {
    return typed === name ? exact : exact - 60
  }
  if (typed.length > 0 && name.startsWith(typed)) {
    return NAME_PREFIX + NAME_PREFIX_SPAN * (typed.length / name.length)
  }
  return slipScore(typed, name)
}

export const scoreName = (
  query: Query,
  probes: Probes,
  entry: SearchEntry,
): number => {
  const exact = entry.api ? EXACT_NAME : EXACT_TITLE
  const scores = [
    wholeScore(query.squashed, entry.squashed, exact),
    NAME_PARTS * coverage(probes, entry.parts, 0.35),
  ]
  if (entry.api && query.flavours.includes(entry.api.flavour)) {
    const subject = query.subject.filter(word => word.weight === 1)
    const typed = subject.map(word => word.text).join('')
    const family = foldSpelling(entry.api.family)
    scores.push(wholeScore(typed, family, EXACT_FAMILY))
  }
  return Math.max(...scores)
}
