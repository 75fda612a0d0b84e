import { flavours } from '../../../library/model/flavour'
import type { Entry, FunctionEntry } from '../../../library/model/schema'
import { familyOf, isFunction, type RenderContext } from './context'
import { flavourLabels, formatBytes } from './facts'
import { briefHtml, entryLink, escapeHtml } from './html'

const costOf = (entry: Entry): number =>
  entry.kind === 'type' ? 0 : entry.importCost

const cellOf = (entry: Entry | undefined, context: RenderContext): string =>
  entry
    ? `${entryLink(entry, context)} <small>${formatBytes(costOf(entry))}</small>`
    : '<span class="api-none">none</span>'

const memberIn = (members: readonly Entry[], flavour: string) =>
  members.find((entry): entry is FunctionEntry =>
    isFunction(entry) ? entry.flavour === flavour : flavour === 'plain',
  )

const renderRow = (head: Entry, context: RenderContext): string => {
  const members = isFunction(head) ? familyOf(context.model, head) : [head]
  const cells = flavours
    .map(
      flavour =>
        `<td data-flavour="${flavour}" data-label="${flavourLabels[flavour]}">${cellOf(memberIn(members, flavour), context)}</td>`,
    )
    .join('')
  const cost = Math.min(...members.map(costOf))
  return `<tr data-cost="${cost}">${cells}<td class="api-what">${briefHtml(head, context.baseUrl)}</td></tr>`
}

/** Families as rows, flavours as columns. */
export const renderFunctionTable = (
  category: string,
  heads: readonly Entry[],
  context: RenderContext,
): string => {
  const head = flavours
    .map(
      flavour =>
        `<th scope="col" data-flavour="${flavour}">${flavourLabels[flavour]}</th>`,
    )
    .join('')
  return `<table class="api-matrix" aria-label="${escapeHtml(category)}"><thead><tr>${head}<th scope="col">What it does</th></tr></thead><tbody>${heads.map(row => renderRow(row, context)).join('')}</tbody></table>`
}
