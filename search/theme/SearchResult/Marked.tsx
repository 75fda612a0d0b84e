import type { ReactNode } from 'react'
import { readMarked } from '../../client/readMarked'

/** A snippet with its marks as elements and everything else as text. */
export default function Marked({ html }: { html: string }): ReactNode {
  let offset = 0
  return readMarked(html).map(({ text, marked }) => {
    offset += text.length
    const Piece = marked ? 'mark' : 'span'
    return <Piece key={offset}>{text}</Piece>
  })
}
