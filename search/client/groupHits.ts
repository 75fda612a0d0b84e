import type { SearchHit } from '../engine/searchAnswer'
import { MAX_HITS_PER_GROUP } from './limits'

export type HitGroup = { title: string; hits: SearchHit[] }

/** Hits by their topmost level, best group first, so many of each. */
export const groupHits = (hits: readonly SearchHit[]): HitGroup[] => {
  const groups = new Map<string, SearchHit[]>()
  for (const hit of hits) {
    const title = hit.hierarchy.lvl0 ?? 'Documentation'
    const group = groups.get(title) ?? []
    groups.set(title, group)
    if (group.length < MAX_HITS_PER_GROUP) {
      group.push(hit)
    }
  }
  return [...groups].map(([title, own]) => ({ title, hits: own }))
}
