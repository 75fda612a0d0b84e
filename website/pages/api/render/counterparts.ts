import { systemAddress } from '../../../data/counterparts/systems'
import type { Entry } from '../../../library/model/schema'
import {
  findEntry,
  isFunction,
  type RenderContext,
  type ShownCounterpart,
} from './context'
import { flavourLabels } from './facts'
import { code, escapeHtml, inlineHtml, pageLink, table } from './html'

/** Where a page has its section about other libraries. */
export const ELSEWHERE_ANCHOR = 'the-same-thing-elsewhere'

/** What differs, and with which other functions it is the same. */
const differenceOf = ({ together, difference }: ShownCounterpart): string =>
  together.length > 0
    ? `${together.map(name => `\`${name}\``).join(' with ')}: ${difference}`
    : difference

const systemLink = ({ system }: ShownCounterpart, context: RenderContext) =>
  pageLink(systemAddress(system), escapeHtml(system), context)

/** How far a counterpart is from the function: 0 if only the name differs. */
const distanceOf = ({ together, difference }: ShownCounterpart): number =>
  together.length * 2 + (/^(?:the same|only)\b/u.test(difference) ? 0 : 1)

const renderRows = (
  counterparts: readonly ShownCounterpart[],
  context: RenderContext,
): string =>
  table(
    ['Where', 'Name', 'Difference'],
    counterparts.map(counterpart => [
      systemLink(counterpart, context),
      code(counterpart.name),
      inlineHtml(differenceOf(counterpart), context.baseUrl),
    ]),
    'api-elsewhere',
  )

const MAX_SHOWN = 4
/** Fewer are not worth a click: they are shown as well. */
const MIN_FOLDED = 3

/** The closest few, and the others folded. */
const renderTable = (
  counterparts: readonly ShownCounterpart[],
  context: RenderContext,
): string => {
  const sorted = counterparts.toSorted((a, b) => distanceOf(a) - distanceOf(b))
  const shown =
    sorted.length >= MAX_SHOWN + MIN_FOLDED
      ? sorted.slice(0, MAX_SHOWN)
      : sorted
  const folded = sorted.slice(shown.length)
  return [
    ...(shown.length > 0 ? [renderRows(shown, context)] : []),
    ...(folded.length > 0
      ? [
          `<details class="api-full"><summary>${folded.length} more</summary>${renderRows(folded, context)}</details>`,
        ]
      : []),
  ].join('')
}

/** `asConcur` has no plain form: `asAsync` is the first of its family. */
const formOf = (first: Entry): string =>
  isFunction(first) && first.flavour !== 'plain'
    ? `The ${flavourLabels[first.flavour]} form`
    : 'The plain form'

/**
 * What the first form of the family is elsewhere, by name alone: what its page
 * says of the differences was not tried with another flavour.
 */
const renderFirstForm = (entry: Entry, context: RenderContext): string => {
  const { model, counterparts } = context
  const family = isFunction(entry) ? entry.family : entry.name
  const first = findEntry(model, family)
  const rows = counterparts.get(family) ?? []
  if (family === entry.name || !first || rows.length === 0) {
    return ''
  }
  const closest = rows.toSorted((a, b) => distanceOf(a) - distanceOf(b))
  const names = [...new Set(closest.map(({ name }) => name))]
  const shown = names.slice(0, MAX_SHOWN).map(code).join(', ')
  const others = names.length > MAX_SHOWN ? ' and others' : ''
  const target = pageLink(
    `${first.path}#${ELSEWHERE_ANCHOR}`,
    code(first.name),
    context,
  )
  return `<p>${formOf(first)}, ${target}, is like ${shown}${others}. The differences are on its page.</p>`
}

/** The same thing in other libraries and languages, where there is one. */
export const renderElsewhere = (entry: Entry, context: RenderContext): string =>
  renderTable(context.counterparts.get(entry.name) ?? [], context) +
  renderFirstForm(entry, context)
