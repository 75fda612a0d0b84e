/** Text, code or a link, as to the page of a function that code names. */
export type Piece = { text: string; code?: true; href?: string }

export type CounterpartRow = {
  name: string
  lfi: string[]
  difference: Piece[]
}

type GapRow = { name: string; anchor: string; instead: Piece[] }

/** Everything that one "Coming from" page shows of data/equivalents. */
export type SystemPage = { rows: CounterpartRow[]; gaps: GapRow[] }
