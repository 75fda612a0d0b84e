import type { SearchHit } from '../engine/searchAnswer'
import { MAX_HITS_PER_GROUP } from './limits'

export type HitGroup = { title: string; hits: SearchHit[] }

/** Hits by the heading they are listed under, best group first, so many of each. */
export const groupHits = (hits: readonly SearchHit[]): HitGroup[] => {
  const groups = new Map<string, SearchHit[]>()
  for (const hit of hits) {
    const group = groups.get(hit.group) ?? []
    groups.set(hit.group, group)
    if (group.length < MAX_HITS_PER_GROUP) {
      group.push(hit)
    }
  }
  return [...groups].map(([title, own]) => ({ title, hits: own }))
}
