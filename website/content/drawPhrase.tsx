import { Fragment, type ReactNode } from 'react'
import { type Piece, parsePhrase } from './model/phrase'

type Parts = {
  link: (to: string, content: ReactNode) => ReactNode
  code?: (text: string) => ReactNode
}

/** A Markdown phrase; pages have links of different kinds. */
export const drawPhrase = (
  markdown: string,
  { link, code = text => <code>{text}</code> }: Parts,
): ReactNode => {
  const draw = (piece: Piece): ReactNode => {
    switch (piece.kind) {
      case 'text':
        return piece.text
      case 'code':
        return code(piece.text)
      case 'emphasis':
        return <em>{piece.text}</em>
      case 'link':
        return link(piece.href, drawAll(piece.label))
    }
  }
  const drawAll = (pieces: readonly Piece[]): ReactNode =>
    pieces.map((piece, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
      <Fragment key={index}>{draw(piece)}</Fragment>
    ))
  return drawAll(parsePhrase(markdown))
}
