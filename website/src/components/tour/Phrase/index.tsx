import Link from '@docusaurus/Link'
import { type Piece, parsePhrase } from '@site/content/model/phrase'
import { Fragment, type ReactNode } from 'react'

const draw = (pieces: readonly Piece[]): ReactNode =>
  pieces.map((piece, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
    return <Fragment key={at}>{drawPiece(piece)}</Fragment>
  })

const drawPiece = (piece: Piece): ReactNode => {
  switch (piece.kind) {
    case 'text':
      return piece.text
    case 'code':
      return <code>{piece.text}</code>
    case 'marked':
      return <em>{draw(piece.pieces)}</em>
    case 'link':
      return <Link to={piece.href}>{draw(piece.pieces)}</Link>
  }
}

type Props = { children: string }

/** A sentence that is written as Markdown. */
export default function Phrase({ children }: Props): ReactNode {
  return draw(parsePhrase(children))
}
