import type { FunctionEntry } from '../../../library/model/schema'
import { familyOf, type RenderContext } from './context'
import { flavourLabel } from './facts'
import { address, escapeHtml, link } from './html'

/** Links to the flavours of a family, with the current one marked. */
export const renderFlavourSwitch = (
  entry: FunctionEntry,
  { model, baseUrl }: RenderContext,
): string => {
  const family = familyOf(model, entry)
  if (family.length < 2) {
    return ''
  }
  const links = family.map(sibling =>
    link(
      address(sibling.path, baseUrl),
      `<code>${escapeHtml(sibling.name)}</code><small>${flavourLabel(sibling)}</small>`,
      ` data-flavour="${sibling.flavour}"${sibling === entry ? ' aria-current="page"' : ''}`,
    ),
  )
  return `<nav class="api-switch" aria-label="Flavours of ${escapeHtml(entry.family)}">${links.join('')}</nav>`
}
