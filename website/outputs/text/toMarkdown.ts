import { toMdast } from 'hast-util-to-mdast'
import type { Nodes } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { visit } from 'unist-util-visit'
import { handlers } from './handlers'
import { readContent } from './readContent'
import { twinAddress } from './twinAddress'

export type LinkContext = {
  /** Scheme and host, as in `https://lfi.dev`. */
  siteUrl: string
  baseUrl: string
  /** Address of the page itself, base URL included. */
  permalink: string
  /** Addresses that have a Markdown twin. */
  permalinks: ReadonlySet<string>
}

/**
 * Makes every link absolute, and lets those to pages lead to their twins, so
 * that the text can be read anywhere and followed from there.
 */
const absoluteLinks = (
  tree: Nodes,
  { siteUrl, baseUrl, permalink, permalinks }: LinkContext,
): void => {
  visit(tree, ['link', 'image'], node => {
    if (node.type !== 'link' && node.type !== 'image') {
      return
    }
    const target = new URL(node.url, new URL(permalink, siteUrl))
    if (target.origin !== new URL(siteUrl).origin) {
      return
    }
    if (permalinks.has(target.pathname)) {
      target.pathname = twinAddress(target.pathname, baseUrl)
    }
    node.url = target.href
  })
}

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
  const page = readContent(
    withoutColours(content).replaceAll(ZERO_WIDTH_SPACE, ''),
  )
  const text = toMdast(page, { document: true, handlers })
  absoluteLinks(text, context)
  return toMarkdown(text, {
    bullet: '-',
    rule: '-',
    fences: true,
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  })
}
