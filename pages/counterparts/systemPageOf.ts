import { gapAnchor } from '../../data/equivalents/gapAnchor'
import type { Equivalents } from '../../data/schema'
import type { SystemPage } from './client/systemPage'
import { toPieces } from './toPieces'

/** The part of the equivalents that concerns one system. */
export const systemPageOf = (
  { equivalents, missing }: Equivalents,
  system: string,
): SystemPage => ({
  rows: equivalents.flatMap(({ lfi, elsewhere }) =>
    elsewhere
      .filter(counterpart => counterpart.system === system)
      .map(({ name, difference }) => ({
        name,
        lfi,
        difference: toPieces(difference),
      })),
  ),
  gaps: missing
    .filter(gap => gap.system === system)
    .map(({ name, instead }) => ({
      name,
      anchor: gapAnchor(name),
      instead: toPieces(instead),
    })),
})
