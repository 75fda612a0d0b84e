import { createTypeIndex, type TypeMatch } from '@lfi-docs/type-search'
import type { SearchEntry } from '../entry'
import {
  markedPiece,
  type Piece,
  plainPiece,
  type SearchHit,
} from '../searchAnswer'
import { lfiDialect } from './lfiDialect'

const HINT =
  'Searching by type: write what goes in, an arrow, and what comes out, as in Iterable<T>, (T -> boolean) -> Iterable<T>. An underscore matches anything.'

/** The signature in pieces, the parameters and the result that fit marked. */
const markSignature = ({ signature, match }: TypeMatch<SearchEntry>) => {
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

const toTypeHit = (found: TypeMatch<SearchEntry>): SearchHit => ({
  id: found.entry.url,
  url: found.entry.url,
  kind: 'signature',
  group: found.entry.group,
  title: [plainPiece(found.entry.title)],
  context: [],
  snippet: markSignature(found),
})

/** What a query by type finds; a hint comes with one that is not whole. */
type TypeAnswer = { found: (() => SearchHit)[]; hint?: string }

export const createLfiTypeIndex = (
  entries: readonly SearchEntry[],
): ((query: string) => TypeAnswer) => {
  const find = createTypeIndex(
    entries.flatMap(entry =>
      entry.api && entry.api.signatures.length > 0
        ? [
            {
              entry,
              signatures: entry.api.signatures,
              // More people look for the function with more aliases.
              prominence: entry.aliases.length + entry.familyAliases.length,
            },
          ]
        : [],
    ),
    lfiDialect,
  )
  return query => {
    const { matches = [], isWhole = true } = find(query) ?? {}
    return {
      found: matches.map(match => () => toTypeHit(match)),
      ...(isWhole ? {} : { hint: HINT }),
    }
  }
}
