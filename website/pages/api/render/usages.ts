import { map, pipe, reduce, toArray, toGrouped, toMap } from 'lfi'
import type { Entry } from '../../../library/model/schema'
import type { RenderContext, Usage } from './context'
import { escapeHtml, list, pageLink } from './html'

/** A line for each guide that uses an entry, with links to where it does. */
export const renderUsages = (
  { name }: Pick<Entry, 'name'>,
  context: Pick<RenderContext, 'usages' | 'baseUrl'>,
): string => {
  const byGuide = pipe(
    context.usages.get(name) ?? [],
    map((usage): [string, Usage] => [usage.guide, usage]),
    reduce(toGrouped(toArray<Usage>(), toMap<string, Usage[]>())),
  )
  const lines = [...byGuide].map(([guide, places]) => {
    const links = places.map(({ title, path }) =>
      pageLink(path, escapeHtml(title), context),
    )
    const isWholeGuide = places.every(({ title }) => title === guide)
    return isWholeGuide
      ? links.join('')
      : `${escapeHtml(guide)}: ${links.join(', ')}`
  })
  return lines.length > 0 ? list(lines, 'api-usages') : ''
}
