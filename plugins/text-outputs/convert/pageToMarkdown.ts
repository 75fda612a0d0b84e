import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { absoluteLinks, type LinkContext } from './absoluteLinks'
import { handlers } from './handlers'
import { labelPanels } from './labelPanels'
import { removeControls } from './removeControls'
import { tidyText } from './tidyText'

/** The part of a built page that is its content, without menus around it. */
const contentOf = (html: string): string | undefined =>
  /<div[^>]*\btheme-doc-markdown\b.*?(?=<footer\b|<\/article>)/su.exec(
    html,
  )?.[0] ?? /<main\b.*<\/main>/su.exec(html)?.[0]

/**
 * Reads a built page back as Markdown. The page itself is the source, so that
 * the text says what visitors see, whatever made it.
 */
export const pageToMarkdown = (html: string, context: LinkContext): string =>
  String(
    unified()
      .use(rehypeParse, { fragment: true })
      .use(() => labelPanels)
      .use(() => removeControls)
      .use(() => tidyText)
      .use(rehypeRemark, { handlers })
      .use(remarkGfm, { tablePipeAlign: false })
      .use(() => absoluteLinks(context))
      .use(remarkStringify, { bullet: '-', rule: '-', fences: true })
      .processSync(contentOf(html) ?? ''),
  )
