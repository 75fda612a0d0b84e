import fc from 'fast-check'
import type { Nodes } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { type Piece, parsePhrase, toPlainText } from './phrase'

const word = fc.stringMatching(/^[a-z]{1,8}$/u)
const code = fc.oneof(
  word.map(text => `\`${text}[0] * (2)\``),
  word.map(text => `\`\`${text}\`s\`\``),
)
const link = fc
  .tuple(fc.oneof(word, code), word)
  .map(([text, path]) => `[${text}](/docs/${path}#${path})`)
const inSpaces = (piece: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .array(piece, { minLength: 1, maxLength: 6 })
    .map(pieces => pieces.join(' '))
const marked = (mark: string, content: fc.Arbitrary<string>) =>
  inSpaces(content).map(text => mark + text + mark)
const plain = fc.oneof(word, code, link)
const emphasised = marked('_', plain)
const phrase = inSpaces(
  fc.oneof(
    plain,
    emphasised,
    marked('*', plain),
    marked('**', fc.oneof(plain, emphasised)),
    marked('__', plain),
    marked('~~', plain),
  ),
)

const nodeTags: Readonly<Record<string, string>> = {
  emphasis: 'em',
  strong: 'strong',
  delete: 'del',
}

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
  const tag = nodeTags[node.type]
  return tag ? `<${tag}>${content}</${tag}>` : content
}

const markTags: Readonly<Record<string, string>> = {
  '~~': 'del',
  '**': 'strong',
  __: 'strong',
}

const htmlOfPiece = (piece: Piece): string => {
  if (!('pieces' in piece)) {
    return piece.kind === 'code' ? `<code>${piece.text}</code>` : piece.text
  }
  const content = piece.pieces.map(htmlOfPiece).join('')
  if (piece.kind === 'link') {
    return `<a href="${piece.href}">${content}</a>`
  }
  const tag = markTags[piece.mark] ?? 'em'
  return `<${tag}>${content}</${tag}>`
}

const processor = unified().use(remarkParse).use(remarkGfm)

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
  for (const text of ['2 * 3 * 4', '_.map and _.get', 'a_b_c', '[a](b', '`']) {
    expect(parsePhrase(text)).toEqual([{ kind: 'text', text }])
  }
  expect(parsePhrase('')).toEqual([])
})

test('plain text is on one line, without space around it', () => {
  expect(toPlainText('\n- one\n- **two**\n')).toBe('one two')
})
