import fc from 'fast-check'
import type { Nodes } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { type Piece, parsePhrase, rewritePhrase, toPlainText } from './phrase'

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

const markOf: Readonly<Record<string, string>> = {
  emphasis: 'em',
  strong: 'strong',
  delete: 'del',
}

/** A piece or a node of the page parser, in one shape for both. */
type Shape = string | { kind: string; of: Shape[] }

const shapeOfNode = (node: Nodes): Shape[] => {
  switch (node.type) {
    case 'root':
    case 'paragraph':
      return node.children.flatMap(shapeOfNode)
    case 'text':
      return [node.value]
    case 'inlineCode':
      return [{ kind: 'code', of: [node.value] }]
    case 'link':
      return [{ kind: node.url, of: node.children.flatMap(shapeOfNode) }]
    default:
      return [
        {
          kind: markOf[node.type] ?? node.type,
          of: 'children' in node ? node.children.flatMap(shapeOfNode) : [],
        },
      ]
  }
}

const shapeOfPiece = (piece: Piece): Shape => {
  switch (piece.kind) {
    case 'text':
      return piece.text
    case 'code':
      return { kind: 'code', of: [piece.text] }
    case 'link':
      return { kind: piece.href, of: piece.pieces.map(shapeOfPiece) }
    case 'marked': {
      const strength = piece.mark.length === 1 ? 'em' : 'strong'
      return {
        kind: piece.mark === '~~' ? 'del' : strength,
        of: piece.pieces.map(shapeOfPiece),
      }
    }
  }
}

const processor = unified().use(remarkParse).use(remarkGfm)

test('a phrase has the pieces that the parser of pages finds', () => {
  fc.assert(
    fc.property(phrase, markdown => {
      expect(parsePhrase(markdown).map(shapeOfPiece)).toEqual(
        shapeOfNode(processor.parse(markdown)),
      )
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

test('a phrase that is written as it was read is the same', () => {
  const character = fc.constantFrom(...'ab `*_~[]() ')
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 40 }), markdown => {
      expect(rewritePhrase(markdown, {})).toBe(markdown)
    }),
    { numRuns: 1000 },
  )
})

test('plain text is on one line, without space around it', () => {
  expect(toPlainText('\n- one\n- **two**\n')).toBe('one two')
})
