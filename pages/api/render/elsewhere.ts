import { systemSlugs } from '../../../data/systemSlugs'
import type { Entry } from '../../../library/model/schema'
import {
  isFunction,
  type RenderContext,
  type ShownCounterpart,
} from './context'
import { address, code, escapeHtml, inlineHtml, link, table } from './html'

const counterpartsOf = (
  entry: Entry,
  { counterparts }: Pick<RenderContext, 'counterparts'>,
) => [
  ...(counterparts.get(entry.name) ?? []),
  ...(isFunction(entry) && entry.family !== entry.name
    ? (counterparts.get(entry.family) ?? [])
    : []),
]

/** What differs, and with which other functions it is the same. */
const differenceOf = ({ together, difference }: ShownCounterpart): string =>
  together.length > 0
    ? `${together.map(name => `\`${name}\``).join(' with ')}: ${difference}`
    : difference

const systemLink = (
  { system }: ShownCounterpart,
  { baseUrl }: RenderContext,
): string =>
  link(
    address(`/docs/coming-from/${systemSlugs[system]}`, baseUrl),
    escapeHtml(system),
  )

/** The same thing in other libraries and languages, where there is one. */
export const renderElsewhere = (
  entry: Entry,
  context: RenderContext,
): string => {
  const rows = counterpartsOf(entry, context).map(counterpart => [
    systemLink(counterpart, context),
    code(counterpart.name),
    inlineHtml(differenceOf(counterpart), context.baseUrl),
  ])
  return rows.length > 0
    ? table(['Where', 'Name', 'Difference'], rows, 'api-elsewhere')
    : ''
}
