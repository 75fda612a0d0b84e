import type { Element, Root } from 'hast'
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast'
import { toString as textOf } from 'hast-util-to-string'
import type { BlockContent, Nodes, Paragraph } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { visit } from 'unist-util-visit'
import { twinAddress } from '../addresses'
import { elementsIn, hasClass } from './readPage'

export type LinkContext = {
  /** Scheme and host, as in `https://lfi.dev`. */
  siteUrl: string
  baseUrl: string
  /** Address of the page itself, base URL included. */
  permalink: string
  /** Addresses that have a Markdown twin. */
  permalinks: ReadonlySet<string>
}

const paragraph = (text: string): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'text', value: text }],
})

const fence = (lang: string, code: Element, title?: unknown): BlockContent => ({
  type: 'code',
  lang,
  meta: title ? `title="${title}"` : null,
  value: textOf(code).replace(/\n$/u, ''),
})

const figure: Handle = (state, element) => {
  if (!hasClass(element, 'code-block')) {
    return state.toFlow(state.all(element))
  }
  const parts = [...elementsIn(element)]
  const code = parts.find(({ tagName }) => tagName === 'code')
  const output = parts.find(({ tagName }) => tagName === 'samp')
  const { dataLanguage, dataTitle } = element.properties
  return [
    ...(code ? [fence(String(dataLanguage ?? ''), code, dataTitle)] : []),
    ...(output ? [paragraph('Output:'), fence('text', output)] : []),
  ]
}

const div: Handle = (state, element) => {
  const { role, ariaLabel } = element.properties
  if (role === 'img' && ariaLabel) {
    return paragraph(String(ariaLabel))
  }
  const children = state.toFlow(state.all(element))
  return hasClass(element, 'theme-admonition')
    ? { type: 'blockquote', children }
    : children
}

/** One whose content was left out is no more than a heading of nothing. */
const details: Handle = (state, element) => {
  const parts = state.toFlow(state.all(element))
  return parts.length > 1 ? parts : undefined
}

const summary: Handle = (_, element) => ({
  type: 'paragraph',
  children: [
    { type: 'strong', children: [{ type: 'text', value: textOf(element) }] },
  ],
})

const indentOf = (line: Element): number =>
  Number(/--indent:\s*(\d+)/u.exec(String(line.properties.style))?.[1] ?? 0)

/** The style sheet indents the lines of a signature; text needs the spaces. */
const pre: Handle = (state, element) => {
  if (!hasClass(element, 'api-signature')) {
    return defaultHandlers.pre(state, element)
  }
  const lines = [...elementsIn(element)]
    .filter(line => hasClass(line, 'api-line'))
    .map(line => ' '.repeat(indentOf(line)) + textOf(line).trimStart())
  const value = lines.length > 0 ? lines.join('\n') : textOf(element)
  return { type: 'code', lang: 'ts', value }
}

/**
 * Makes every link absolute, and lets links to pages lead to their twins, so
 * that the text can be read anywhere and followed from there.
 */
const absoluteLinks = (
  tree: Nodes,
  { siteUrl, baseUrl, permalink, permalinks }: LinkContext,
): void =>
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

export const contentToMarkdown = (
  content: Root,
  context: LinkContext,
): string => {
  const text = toMdast(content, {
    document: true,
    // What is labelled is below: a tab's name stands above what it shows.
    handlers: {
      ...{ details, div, figure, pre, summary },
      label: defaultHandlers.strong,
      br: () => ({ type: 'text', value: ' ' }),
    },
  })
  absoluteLinks(text, context)
  return toMarkdown(text, {
    bullet: '-',
    rule: '-',
    fences: true,
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  })
}
