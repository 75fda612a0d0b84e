import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { twinAddress } from '../model/twinAddress'

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
export const absoluteLinks = (
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
