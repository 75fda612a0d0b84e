import type { Usage } from '../render/context'
import type { Guide, GuideSection } from './readGuides'

const MAX_PER_GUIDE = 5

/** Where readers look first; “Coming from” has a table of its own. */
const ORDER = ['/docs/getting-started', '/docs/recipes', '/docs/concepts/']
const isElsewhere = ({ path }: Guide) => path.startsWith('/docs/coming-from')

/** Lists of names at the end of a guide use nothing. */
const isIndex = ({ heading }: GuideSection) => heading === 'Functions'

const rankOf = ({ path }: Guide): number => {
  const rank = ORDER.findIndex(start => path.startsWith(start))
  return rank < 0 ? ORDER.length : rank
}

const usageOf = (guide: Guide, { heading, anchor }: GuideSection): Usage => ({
  guide: guide.title,
  title: heading || guide.title,
  path: heading ? `${guide.path}#${anchor}` : guide.path,
})

/** Which sections of the guides import or link each name. */
export const findUsages = (guides: readonly Guide[]): Map<string, Usage[]> => {
  const usages = new Map<string, Usage[]>()
  const sorted = guides
    .filter(guide => !isElsewhere(guide))
    .sort((a, b) => rankOf(a) - rankOf(b))
  for (const guide of sorted) {
    for (const section of guide.sections.filter(part => !isIndex(part))) {
      for (const name of section.names) {
        const found = usages.get(name) ?? []
        const ofGuide = found.filter(usage => usage.guide === guide.title)
        if (ofGuide.length < MAX_PER_GUIDE) {
          usages.set(name, [...found, usageOf(guide, section)])
        }
      }
    }
  }
  return usages
}
