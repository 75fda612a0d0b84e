import type { Code, Heading, Nodes, Root } from 'mdast'
import type { Block, Fence, Section } from '../model/schema'
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

/** The list of functions that a component shows, if it is one that does. */
const listOf = (node: Nodes): Pick<Block, 'list'> => {
  const attributes =
    node.type === 'mdxJsxFlowElement' && node.name === 'FunctionsThat'
      ? node.attributes
      : []
  const list = attributes.find(
    attribute =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === 'list',
  )?.value
  return typeof list === 'string' ? { list } : {}
}

/** What has no words and keeps no place: imports and comments. */
const isAside = ({ type }: Nodes): boolean =>
  ['yaml', 'mdxjsEsm', 'mdxFlowExpression', 'definition'].includes(type)

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
  blocks: [],
  fences: [],
  links: [],
})

/** Splits a page at its headings. The first section is what precedes them. */
export const readSections = (
  tree: Root,
  source: string,
): [Section, ...Section[]] => {
  const lines = source.split('\n')
  const headingId = createHeadingIds()
  const first = createSection(1, '')
  const sections: Section[] = []
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
  const readBlock = (node: Nodes): void => {
    const start = current.text.length
    read(node)
    if (node.type !== 'heading' && !isAside(node)) {
      const text = tidy(current.text.slice(start))
      current.blocks.push({ text, ...listOf(node) })
    }
  }
  for (const node of tree.children) {
    current.text += ' '
    if (node.type === 'list') {
      node.children.forEach(readBlock)
    } else {
      readBlock(node)
    }
  }
  const tidied = (section: Section): Section => ({
    ...section,
    text: tidy(section.text),
  })
  return [tidied(first), ...sections.map(tidied)]
}
