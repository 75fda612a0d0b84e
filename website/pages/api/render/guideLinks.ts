import { rewritePhrase } from '../../../content/model/phrase'
import type { RenderContext } from './context'

const guideLink = /^(?<path>\/docs\/(?!api\/)[^#]*)(?:#(?<anchor>.*))?$/u

/**
 * The package's text links to headings of its author's own site. A heading
 * that the guide here has not got becomes a link to the guide; a guide that
 * does not exist is an error.
 */
export const fitGuideLinks = (
  markdown: string,
  { guides }: Pick<RenderContext, 'guides'>,
  name: string,
): string =>
  rewritePhrase(markdown, {
    link: (text, href) => {
      const { path, anchor = '' } = guideLink.exec(href)?.groups ?? {}
      if (path === undefined) {
        return `[${text}](${href})`
      }
      const anchors = guides.get(path)
      if (!anchors) {
        throw new Error(
          `The package's text about "${name}" links to ${path}, which is no page of this site. Write that page in docs/, or pin a version of the package without the link.`,
        )
      }
      return `[${text}](${anchors.has(anchor) ? href : path})`
    },
  })
