/** Text with code in it; a link where the code names an lfi function. */
export type Piece = { text: string; code?: true; function?: true }

export type CounterpartRow = {
  name: string
  lfi: string[]
  difference: Piece[]
}

type GapRow = { name: string; instead: Piece[] }

/** Everything that one "Coming from" page shows of data/equivalents. */
export type SystemPage = { rows: CounterpartRow[]; gaps: GapRow[] }
