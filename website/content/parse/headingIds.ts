import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils'
import type { Heading } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'

/** A comment in braces that ends a heading and begins with a hash. */
const commentId = /^\/\*\s*#(?<id>\S+)[\s\S]*\*\/$/u

const takeExplicitId = (heading: Heading): string | undefined => {
  const last = heading.children.at(-1)
  if (last?.type === 'mdxTextExpression') {
    const id = commentId.exec(last.value.trim())?.groups?.id
    if (id) {
      heading.children.pop()
    }
    return id
  }
  if (last?.type !== 'text') {
    return undefined
  }
  const { text, id } = parseMarkdownHeadingId(last.value)
  last.value = text
  return id
}

/**
 * Gives each heading of a page, in order, the anchor that Docusaurus gives it.
 * A test compares the two.
 */
export const createHeadingIds = (): ((heading: Heading) => string) => {
  const slugger = createSlugger()
  return heading => takeExplicitId(heading) ?? slugger.slug(textOf(heading))
}
