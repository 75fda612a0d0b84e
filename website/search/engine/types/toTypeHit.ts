import {
  markedPiece,
  type Piece,
  plainPiece,
  type SearchHit,
} from '../searchAnswer'
import type { TypeMatch } from './searchTypes'

/** The signature in pieces, the parameters and the result that fit marked. */
const markSignature = ({ signature, match }: TypeMatch): Piece[] => {
  const { params, returns } = signature.record
  const piece = (text: string, fits: boolean): Piece =>
    fits ? markedPiece(text) : plainPiece(text)
  return [
    plainPiece('('),
    ...params.flatMap((text, place) => [
      ...(place > 0 ? [plainPiece(', ')] : []),
      piece(text, match.params.includes(place)),
    ]),
    plainPiece(') => '),
    piece(returns, match.result),
  ]
}

export const toTypeHit = (found: TypeMatch): SearchHit => ({
  id: found.entry.url,
  url: found.entry.url,
  kind: 'signature',
  group: found.entry.group,
  title: [plainPiece(found.entry.title)],
  context: [],
  snippet: markSignature(found),
})
