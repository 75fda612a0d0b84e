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

/** A page must not grow with the number of guides; search finds the others. */
const MAX_GUIDES = 15

/** A line for each guide that uses an entry, with links to where it does. */
export const renderUsages = (
  { name }: Pick<Entry, 'name'>,
  { usages, baseUrl }: Pick<RenderContext, 'usages' | 'baseUrl'>,
): string => {
  const guides = [...byGuide(usages.get(name) ?? [])]
  const items = guides.slice(0, MAX_GUIDES).map(([guide, places]) => {
    const links = places.map(({ title, path }) =>
      link(address(path, baseUrl), escapeHtml(title)),
    )
    const isWholeGuide = places.every(({ title }) => title === guide)
    return isWholeGuide
      ? links.join('')
      : `${escapeHtml(guide)}: ${links.join(', ')}`
  })
  const others = guides.length - items.length
  const rest = link(
    address(`/search?q=${encodeURIComponent(name)}`, baseUrl),
    others === 1 ? 'One more guide' : `${others} more guides`,
  )
  return items.length > 0
    ? list(others > 0 ? [...items, rest] : items, 'api-usages')
    : ''
}
