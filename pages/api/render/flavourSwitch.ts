import type { FunctionEntry } from '../../../library/model/schema'
import { familyOf, type RenderContext } from './context'
import { flavourLabels } from './facts'
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
  const links = family.map(({ name, flavour, path }) =>
    link(
      address(path, baseUrl),
      `<code>${escapeHtml(name)}</code><small>${flavourLabels[flavour]}</small>`,
      ` data-flavour="${flavour}"${name === entry.name ? ' aria-current="page"' : ''}`,
    ),
  )
  return `<nav class="api-switch" aria-label="Flavours of ${escapeHtml(entry.family)}">${links.join('')}</nav>`
}
