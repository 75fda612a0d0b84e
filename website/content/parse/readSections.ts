import type { Code, Heading, Nodes, Root } from 'mdast'
import type { Fence, Section } from '../model/schema'
import { createHeadingIds } from './headingIds'

/** What the parser calls the marks and components within a sentence. */
const phrasing = new Set<string>([
  'delete',
  'emphasis',
  'link',
  'linkReference',
  'mdxJsxTextElement',
  'strong',
])

/**
 * Directives (`:::tip`) have lines of their own, which are not words of the
 * page.
 */
const directive = /^:{3,}.*$/gmu

/** What a node itself adds to the words of its section. */
const wordsOf = (node: Nodes): string => {
  switch (node.type) {
    case 'text':
      return node.value.replace(directive, '')
    case 'inlineCode':
      return node.value
    case 'image':
      return node.alt ?? ''
    default:
      return phrasing.has(node.type) ? '' : ' '
  }
}

/** Where a node leads: a Markdown link, or the `href` of a component. */
const linksOf = (node: Nodes): string[] => {
  if (node.type === 'link' || node.type === 'definition') {
    return [node.url]
  }
  const attributes = 'attributes' in node ? node.attributes : []
  return attributes.flatMap(attribute =>
    attribute.type === 'mdxJsxAttribute' &&
    ['href', 'to'].includes(attribute.name) &&
    typeof attribute.value === 'string'
      ? [attribute.value]
      : [],
  )
}

const readFence = (node: Code, lines: readonly string[]): Fence => {
  const { line = 1, column = 1 } = node.position?.start ?? {}
  return {
    language: node.lang ?? '',
    meta: node.meta ?? '',
    code: node.value,
    line: line + 1,
    indent: (lines[line - 1] ?? '').slice(0, column - 1),
  }
}

const tidy = (text: string): string => text.replace(/\s+/gu, ' ').trim()

const createSection = (level: number, id: string): Section => ({
  level,
  title: '',
  id,
  text: '',
  fences: [],
  links: [],
})

/** Splits a page at its headings. The first section is what precedes them. */
export const readSections = (tree: Root, source: string): Section[] => {
  const lines = source.split('\n')
  const headingId = createHeadingIds()
  const first = createSection(1, '')
  const sections = [first]
  let current = first
  const readHeading = (heading: Heading): void => {
    const isTitle = heading.depth === 1
    const id = headingId(heading)
    current = isTitle ? first : createSection(heading.depth, id)
    const { text } = current
    current.text = ''
    heading.children.forEach(read)
    current.title ||= tidy(current.text)
    current.text = text
    sections.push(...(isTitle ? [] : [current]))
  }
  const read = (node: Nodes): void => {
    current.links.push(...linksOf(node))
    if (node.type === 'heading') {
      readHeading(node)
      return
    }
    if (node.type === 'code') {
      current.fences.push(readFence(node, lines))
    }
    current.text += wordsOf(node)
    if ('children' in node) {
      node.children.forEach(read)
      current.text += wordsOf(node)
    }
  }
  read(tree)
  return sections.map(section => ({ ...section, text: tidy(section.text) }))
}
