import { map, pipe, reduce, toArray, toGrouped, toMap } from 'lfi'
import type { Entry } from '../../../library/model/schema'
import type { RenderContext, Usage } from './context'
import { escapeHtml, firstOf, list, pageLink } from './html'

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
  context: Pick<RenderContext, 'usages' | 'baseUrl'>,
): string => {
  const guides = byGuide(context.usages.get(name) ?? [])
  const lines = [...guides].map(([guide, places]) => {
    const links = places.map(({ title, path }) =>
      pageLink(path, escapeHtml(title), context),
    )
    const isWholeGuide = places.every(({ title }) => title === guide)
    return isWholeGuide
      ? links.join('')
      : `${escapeHtml(guide)}: ${links.join(', ')}`
  })
  const shown = firstOf(MAX_GUIDES, lines, others =>
    pageLink(
      `/search?q=${encodeURIComponent(name)}`,
      others === 1 ? 'One more guide' : `${others} more guides`,
      context,
    ),
  )
  return shown.length > 0 ? list(shown, 'api-usages') : ''
}
