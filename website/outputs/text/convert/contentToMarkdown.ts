import { toMdast } from 'hast-util-to-mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { absoluteLinks, type LinkContext } from './absoluteLinks'
import { parseHtml } from './elements'
import { handlers } from './handlers'
import { labelPanels } from './labelPanels'
import { removeControls } from './removeControls'
import { tidyText } from './tidyText'

/** The part of a built page that is its content, without menus around it. */
export const contentOf = (html: string): string | undefined =>
  /<div[^>]*\btheme-doc-markdown\b.*?(?=<footer\b|<\/article>)/su.exec(
    html,
  )?.[0] ?? /<main\b.*<\/main>/su.exec(html)?.[0]

/**
 * Code without its colours, which are most of a page's elements and are no
 * part of its text. The lines of a signature are elements too, and stay.
 */
const withoutColours = (content: string): string =>
  content.replaceAll(/<pre\b(?![^>]*\bapi-signature\b).*?<\/pre>/gsu, code =>
    code.replaceAll(/<\/?(?:span|a)\b[^>]*>/gu, ''),
  )

/** The page has invisible spaces, in empty lines and hash links. */
const ZERO_WIDTH_SPACE = '\u200B'

/**
 * Reads a built page back as Markdown. The page itself is the source, so that
 * the text says what visitors see.
 */
export const contentToMarkdown = (
  content: string,
  context: LinkContext,
): string => {
  const page = parseHtml(
    withoutColours(content).replaceAll(ZERO_WIDTH_SPACE, ''),
  )
  labelPanels(page)
  removeControls(page)
  tidyText(page)
  const text = toMdast(page, { document: true, handlers })
  absoluteLinks(text, context)
  return toMarkdown(text, {
    bullet: '-',
    rule: '-',
    fences: true,
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  })
}
