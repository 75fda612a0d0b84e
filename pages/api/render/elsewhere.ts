import { systemAddress } from '../../../data/equivalents'
import type { Entry } from '../../../library/model/schema'
import {
  findEntry,
  isFunction,
  type RenderContext,
  type ShownCounterpart,
} from './context'
import { address, code, escapeHtml, inlineHtml, link, table } from './html'

/** Where a page has its section about other libraries. */
export const ELSEWHERE_ANCHOR = 'the-same-thing-elsewhere'

/** What differs, and with which other functions it is the same. */
const differenceOf = ({ together, difference }: ShownCounterpart): string =>
  together.length > 0
    ? `${together.map(name => `\`${name}\``).join(' with ')}: ${difference}`
    : difference

const systemLink = (
  { system }: ShownCounterpart,
  { baseUrl }: RenderContext,
): string => link(address(systemAddress(system), baseUrl), escapeHtml(system))

const renderTable = (
  counterparts: readonly ShownCounterpart[],
  context: RenderContext,
): string => {
  const rows = counterparts.map(counterpart => [
    systemLink(counterpart, context),
    code(counterpart.name),
    inlineHtml(differenceOf(counterpart), context.baseUrl),
  ])
  return rows.length > 0
    ? table(['Where', 'Name', 'Difference'], rows, 'api-elsewhere')
    : ''
}

/**
 * What the plain form is elsewhere, by name alone: what its page says of the
 * differences was not tried with another flavour.
 */
const renderPlainForm = (
  entry: Entry,
  { model, counterparts, baseUrl }: RenderContext,
): string => {
  const family = isFunction(entry) ? entry.family : entry.name
  const plain = findEntry(model, family)
  const rows = counterparts.get(family) ?? []
  if (family === entry.name || !plain || rows.length === 0) {
    return ''
  }
  const names = [...new Set(rows.map(({ name }) => name))].map(code).join(', ')
  const target = link(
    `${address(plain.path, baseUrl)}#${ELSEWHERE_ANCHOR}`,
    code(plain.name),
  )
  return `<p>The plain form, ${target}, is like ${names}. The differences are on its page.</p>`
}

/** The same thing in other libraries and languages, where there is one. */
export const renderElsewhere = (entry: Entry, context: RenderContext): string =>
  renderTable(context.counterparts.get(entry.name) ?? [], context) +
  renderPlainForm(entry, context)
