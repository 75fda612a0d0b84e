import fc from 'fast-check'
import type { Nodes } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { type Piece, parsePhrase, toPlainText } from './phrase'

const word = fc.stringMatching(/^[a-z]{1,8}$/u)
const code = word.map(text => `\`${text}[0] * (2)\``)
const link = fc
  .tuple(fc.oneof(word, code), word)
  .map(([text, path]) => `[${text}](/docs/${path}#${path})`)
const inSpaces = (piece: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .array(piece, { minLength: 1, maxLength: 6 })
    .map(pieces => pieces.join(' '))
const emphasised = inSpaces(word).map(text => `*${text}*`)
const phrase = inSpaces(fc.oneof(word, code, link, emphasised))

const htmlOfNode = (node: Nodes): string => {
  if (node.type === 'inlineCode') {
    return `<code>${node.value}</code>`
  }
  if (!('children' in node)) {
    return 'value' in node ? node.value : ''
  }
  const content = node.children.map(htmlOfNode).join('')
  if (node.type === 'link') {
    return `<a href="${node.url}">${content}</a>`
  }
  return node.type === 'emphasis' ? `<em>${content}</em>` : content
}

const tags = { code: 'code', emphasis: 'em' }

const htmlOfPiece = (piece: Piece): string => {
  switch (piece.kind) {
    case 'text':
      return piece.text
    case 'link':
      return `<a href="${piece.href}">${piece.label.map(htmlOfPiece).join('')}</a>`
    default:
      return `<${tags[piece.kind]}>${piece.text}</${tags[piece.kind]}>`
  }
}

const processor = unified().use(remarkParse)

test('a phrase has the pieces that the parser of pages finds', () => {
  fc.assert(
    fc.property(phrase, markdown => {
      const html = parsePhrase(markdown).map(htmlOfPiece).join('')
      expect(html).toBe(htmlOfNode(processor.parse(markdown)))
    }),
    { numRuns: 40 },
  )
})

test('what is no mark stays text', () => {
  for (const text of ['2 * 3 * 4', 'a*b*c', '_.map and _.get', '[a](b', '`']) {
    expect(parsePhrase(text)).toEqual([{ kind: 'text', text }])
  }
  expect(parsePhrase('')).toEqual([])
})

test('plain text is on one line, without space around it', () => {
  expect(toPlainText('\n- one\n- *two*\n')).toBe('one two')
})
