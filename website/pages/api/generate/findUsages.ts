import {
  type Guide,
  indexOf,
  type Section,
} from '../../../content/model/schema'
import { namesOfLfi } from '../../../examples/model/importsOf'
import type { Usage } from '../render/context'

const MAX_USAGES_OF_A_GUIDE = 5

/** Where readers look first; “Coming from” has a table of its own. */
const ORDER = ['/docs/getting-started', '/docs/recipes', '/docs/concepts/']
const isElsewhere = ({ address }: Guide) =>
  address.startsWith('/docs/coming-from')

/** A list of names at the end of a guide uses none of them. */
const isIndex = ({ title }: Section) => title === 'Functions'

const rankOf = ({ address }: Guide): number => {
  const rank = ORDER.findIndex(start => address.startsWith(start))
  return rank < 0 ? ORDER.length : rank
}

const apiPage = /\/docs\/api\/(?:variables|type-aliases)\/(?<name>\w+)/u

/** The names of lfi that a section imports or links, each once. */
export const namesIn = ({ fences, links }: Section): Set<string> =>
  new Set([
    ...fences.flatMap(({ code }) => namesOfLfi(code)),
    ...links.flatMap(link => apiPage.exec(link)?.groups?.name ?? []),
  ])

const usageOf = (
  { title, address }: Guide,
  section: Section,
  index: Guide | undefined,
): Usage => ({
  guide: index?.title ?? title,
  title: index && !section.id ? title : section.title,
  path: section.id ? `${address}#${section.id}` : address,
})

/** Which sections of the guides import or link each name. */
export const findUsages = (guides: readonly Guide[]): Map<string, Usage[]> => {
  const usages = new Map<string, Usage[]>()
  const sorted = guides
    .filter(guide => !isElsewhere(guide))
    .sort((a, b) => rankOf(a) - rankOf(b))
  for (const guide of sorted) {
    for (const section of guide.sections.filter(part => !isIndex(part))) {
      for (const name of namesIn(section)) {
        const found = usages.get(name) ?? []
        const usage = usageOf(guide, section, indexOf(guide, guides))
        const ofGuide = found.filter(other => other.guide === usage.guide)
        if (ofGuide.length < MAX_USAGES_OF_A_GUIDE) {
          usages.set(name, [...found, usage])
        }
      }
    }
  }
  return usages
}
