import type { TraceEvent } from '../model/trace'
import type { Cell } from './cells'

/** Steps that asked, were done or were closed, one after the other. */
export type AskingRow = {
  /** The row that it follows; -1 before all. */
  readonly after: number
  /** By the place of the column. */
  readonly cells: ReadonlyMap<number, Pick<Cell, 'text' | 'ats'>>
}

const words: Readonly<Partial<Record<TraceEvent['type'], string>>> = {
  pull: '← asks',
  done: 'done',
  close: 'closed',
}

type OpenAsking<Row> = {
  readonly after: Row | undefined
  readonly cells: Map<number, { text: string; ats: number[] }>
}

/** Gathers who asked whom: what follows each other without a break is a row. */
export class AskingRows<Row> {
  readonly #all: OpenAsking<Row>[] = []
  #word: string | undefined

  /** Whether the event was one of asking. */
  add(
    { at, type }: TraceEvent,
    column: number,
    after: Row | undefined,
  ): boolean {
    const word = words[type]
    if (word !== undefined) {
      if (this.#word !== word) {
        this.#all.push({ after, cells: new Map() })
      }
      const cells = this.#all.at(-1)?.cells
      const ats = [...(cells?.get(column)?.ats ?? []), at]
      cells?.set(column, { text: word, ats })
    }
    this.#word = word
    return word !== undefined
  }

  /** All of them, placed among the rows of the table. */
  among(rows: readonly Row[]): readonly AskingRow[] {
    return this.#all.map(({ after, cells }) => ({
      after: after === undefined ? -1 : rows.indexOf(after),
      cells,
    }))
  }
}
