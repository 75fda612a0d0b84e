import type { FunctionEntry } from '../../../library/model/schema'
import { familyOf, type RenderContext } from './context'
import { flavourLabel } from './facts'
import { code, escapeHtml, pageLink } from './html'

/** Links to the flavours of a family, with the current one marked. */
export const renderFlavourSwitch = (
  entry: FunctionEntry,
  context: RenderContext,
): string => {
  const family = familyOf(context.model, entry)
  if (family.length < 2) {
    return ''
  }
  const links = family.map(sibling =>
    pageLink(
      sibling.path,
      `${code(sibling.name)}<small>${flavourLabel(sibling)}</small>`,
      context,
      ` data-flavour="${sibling.flavour}"${sibling === entry ? ' aria-current="page"' : ''}`,
    ),
  )
  return `<nav class="api-switch" aria-label="Flavours of ${escapeHtml(entry.family)}">${links.join('')}</nav>`
}
