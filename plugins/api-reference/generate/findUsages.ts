import type { Usage } from '../render/context'
import type { Guide, GuideSection } from './readGuides'

const MOST = 8

const usageOf = (guide: Guide, { heading, anchor }: GuideSection): Usage =>
  heading
    ? { title: `${guide.title}: ${heading}`, path: `${guide.path}#${anchor}` }
    : { title: guide.title, path: guide.path }

/** Which sections of the guides import or link each name. */
export const findUsages = (guides: readonly Guide[]): Map<string, Usage[]> => {
  const usages = new Map<string, Usage[]>()
  for (const guide of guides) {
    for (const section of guide.sections) {
      for (const name of section.names) {
        const found = usages.get(name) ?? []
        usages.set(name, [...found, usageOf(guide, section)].slice(0, MOST))
      }
    }
  }
  return usages
}
