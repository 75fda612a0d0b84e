import { map, pipe, reduce, toArray, toGrouped, toMap } from 'lfi'
import type { Entry } from '../../../library/model/schema'
import type { RenderContext, Usage } from './context'
import { address, escapeHtml, link, list } from './html'

const byGuide = (usages: readonly Usage[]): Map<string, Usage[]> =>
  pipe(
    usages,
    map((usage): [string, Usage] => [usage.guide, usage]),
    reduce(toGrouped(toArray<Usage>(), toMap<string, Usage[]>())),
  )

/** A line for each guide that uses an entry, with links to where it does. */
export const renderUsages = (
  { name }: Entry,
  { usages, baseUrl }: RenderContext,
): string => {
  const guides = [...byGuide(usages.get(name) ?? [])]
  const items = guides.map(([guide, places]) => {
    const links = places.map(({ title, path }) =>
      link(address(path, baseUrl), escapeHtml(title)),
    )
    const isWholeGuide = places.every(({ title }) => title === guide)
    return isWholeGuide
      ? links.join('')
      : `${escapeHtml(guide)}: ${links.join(', ')}`
  })
  return items.length > 0 ? list(items, 'api-usages') : ''
}
