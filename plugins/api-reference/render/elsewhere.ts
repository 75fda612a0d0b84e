import type { Entry } from '../model/schema'
import { isFunction, type RenderContext } from './context'
import { code, escapeHtml, inlineHtml, table } from './html'

export const counterpartsOf = (
  entry: Entry,
  { counterparts }: Pick<RenderContext, 'counterparts'>,
) => [
  ...(counterparts.get(entry.name) ?? []),
  ...(isFunction(entry) && entry.family !== entry.name
    ? (counterparts.get(entry.family) ?? [])
    : []),
]

/** The same thing in other libraries and languages, where there is one. */
export const renderElsewhere = (
  entry: Entry,
  context: RenderContext,
): string => {
  const rows = counterpartsOf(entry, context).map(
    ({ system, name, difference }) => [
      escapeHtml(system),
      code(name),
      inlineHtml(difference, context.baseUrl),
    ],
  )
  return rows.length > 0 ? table(['Where', 'Name', 'Difference'], rows) : ''
}
