import type { Code, Heading, Nodes, Root } from 'mdast'
import type { Fence, Section } from '../model/schema'

/** A line that opens or closes an admonition, as `:::tip` does. */
const directive = /^:{3,}.*$/gmu

/** The words of a paragraph, a heading or a cell. */
const wordsOf = (node: Nodes): string => {
  switch (node.type) {
    case 'text':
      return node.value.replace(directive, '')
    case 'inlineCode':
      return node.value
    case 'image':
      return node.alt ?? ''
    case 'break':
      return ' '
    default:
      return 'children' in node ? node.children.map(wordsOf).join('') : ''
  }
}

const idOf = ({ data }: Heading): string =>
  data && 'id' in data ? String(data.id) : ''

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

const createSection = (level: number, title: string, id: string): Section => ({
  level,
  title,
  id,
  text: '',
  fences: [],
})

/**
 * Splits a page at its headings, which have their anchors. The first section is
 * what precedes them.
 */
export const readSections = (
  tree: Root,
  source: string,
  title: string,
): Section[] => {
  const lines = source.split('\n')
  let current = createSection(1, title, '')
  const sections = [current]
  const read = (node: Nodes): void => {
    if (node.type === 'heading') {
      current = createSection(node.depth, tidy(wordsOf(node)), idOf(node))
      sections.push(current)
    } else if (node.type === 'code') {
      current.fences.push(readFence(node, lines))
    } else if (node.type === 'paragraph' || node.type === 'tableCell') {
      current.text = tidy(`${current.text} ${wordsOf(node)}`)
    } else if ('children' in node) {
      node.children.forEach(read)
    }
  }
  read(tree)
  return sections
}
