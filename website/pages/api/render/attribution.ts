import type { Entry } from '../../../library/model/schema'
import type { RenderContext } from './context'
import { escapeHtml, link } from './html'

/** What of a page is the package's: all, unless this site has an example. */
const partsOf = (
  { name }: Entry,
  { examples }: Pick<RenderContext, 'examples'>,
): string => {
  const [first, ...others] = examples.get(name) ?? []
  if (!first?.isOwn) {
    return 'The description and the examples come'
  }
  return others.length > 0
    ? 'The description and the further examples come'
    : 'The description comes'
}

/** Where the code is, and whose words the page shows. */
export const renderSource = (
  entry: Entry,
  context: Pick<RenderContext, 'model' | 'examples'>,
): string => {
  const { sourceUrl } = entry
  const { model } = context
  const file = /\/blob\/[^/]+\/(?<file>.*)$/u.exec(sourceUrl)?.groups?.file
  const repository = sourceUrl.replace(/\/(?:blob|tree)\/.*$/u, '')
  return [
    `<p>${link(sourceUrl, `<code>${escapeHtml(file ?? sourceUrl)}</code>`)} in ${escapeHtml(model.packageName)} ${escapeHtml(model.packageVersion)}</p>`,
    `<p class="api-note">${partsOf(entry, context)} from the package ${escapeHtml(model.packageName)}, © ${escapeHtml(model.author)}, ${link(`${repository}/tree/v${model.packageVersion}#license`, escapeHtml(model.license))}.</p>`,
  ].join('')
}
