import type { Entry } from '../../../library/model/schema'
import type { RenderContext } from './context'
import { escapeHtml, link } from './html'

/** Where the code is, and whose words the page shows. */
export const renderSource = (
  { sourceUrl }: Entry,
  { model }: Pick<RenderContext, 'model'>,
): string => {
  const file = /\/blob\/[^/]+\/(?<file>.*)$/u.exec(sourceUrl)?.groups?.file
  const repository = sourceUrl.replace(/\/(?:blob|tree)\/.*$/u, '')
  return [
    `<p>${link(sourceUrl, `<code>${escapeHtml(file ?? sourceUrl)}</code>`)} in ${escapeHtml(model.packageName)} ${escapeHtml(model.packageVersion)}</p>`,
    `<p class="api-note">The description and the examples come from the package ${escapeHtml(model.packageName)}, © ${escapeHtml(model.author)}, ${link(`${repository}/tree/v${model.packageVersion}#license`, escapeHtml(model.license))}.</p>`,
  ].join('')
}
