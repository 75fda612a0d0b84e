import { findEvent } from '../model/events'
import { isGathering } from '../model/families'
import type { Pipeline } from '../model/pipelines'
import type { Trace, TraceEvent } from '../model/trace'
import { type AskingRow, AskingRows } from './askingRows'
import { kindOfPassed, type OpenCell, settleCells } from './cells'
import { findParents } from './tableParents'
import { flatten, type OpenRow, type TableRow, toRow } from './tableRows'

export type Table = {
  /** A step for each column. */
  readonly columns: readonly number[]
  readonly rows: readonly TableRow[]
  readonly asking: readonly AskingRow[]
}

/** Fills the rows of a pipeline's table, event by event. */
class TableFiller {
  readonly #trace: Trace
  readonly #columns: readonly number[]
  readonly #events: readonly TraceEvent[]
  readonly #own: ReadonlySet<number>
  #rows: OpenRow[] = []
  /** The row of each value, by the number of its event. */
  readonly #rowOf = new Map<number, OpenRow>()
  readonly #cellOf = new Map<number, OpenCell>()
  readonly #received = new Map<number, number>()
  readonly #parents: ReturnType<typeof findParents>
  #failed: OpenCell | undefined
  readonly #asking = new AskingRows<OpenRow>()
  /** The row in which something happened last. */
  #last: OpenRow | undefined

  constructor(trace: Trace, pipeline: Pipeline, columns: readonly number[]) {
    this.#trace = trace
    this.#columns = columns
    this.#events = pipeline.events
    this.#parents = findParents(trace, pipeline, columns)
    this.#own = new Set(pipeline.events.map(({ at }) => at))
  }

  fill(): Pick<Table, 'rows' | 'asking'> {
    for (const event of this.#events) {
      this.#add(event)
    }
    for (const [column, step] of this.#columns.entries()) {
      this.#settle(column, step)
    }
    const rows = flatten(this.#rows)
    return { rows: rows.map(toRow), asking: this.#asking.among(rows) }
  }

  #add(event: TraceEvent): void {
    const { type, step } = event
    if (this.#asking.add(event, this.#columns.indexOf(step), this.#last)) {
      return
    }
    if (type === 'value') {
      this.#addValue(event)
    } else if (type === 'call') {
      this.#addCall(event)
    } else {
      this.#addEnd(event)
    }
  }

  /** The row of a value, made now if another consumer had caused the value. */
  #findRow(at: number): OpenRow | undefined {
    const event = findEvent(this.#trace, at)
    if (!this.#rowOf.has(at) && event && !this.#own.has(at)) {
      this.#addValue(event)
    }
    return this.#rowOf.get(at)
  }

  #open(parent: OpenRow | undefined): OpenRow {
    const depth = parent ? parent.depth + 1 : 0
    const row = { cells: new Map(), depth, children: [] }
    const siblings = parent?.children ?? this.#rows
    siblings.push(row)
    return row
  }

  #rowFor(event: TraceEvent, column: number): OpenRow {
    const [first = -1, ...others] = this.#parents.of(event)
    const parent = this.#findRow(first)
    if (!parent) {
      return this.#open(undefined)
    }
    for (const other of others) {
      this.#join(parent, this.#findRow(other), column, event.at)
    }
    const cell = parent.cells.get(column)
    const count = this.#parents.countSiblings(event)
    if (count > 1) {
      parent.cells.set(column, {
        text: `${count} values`,
        ats: cell?.ats ?? [event.at],
        kind: 'many',
      })
      return this.#open(parent)
    }
    return cell?.kind === undefined ? parent : this.#open(parent)
  }

  /**
   * Merges the rows of two values that became one. Where their cells overlap,
   * as for values of the same source, the other one is marked as kept instead.
   */
  #join(row: OpenRow, other: OpenRow | undefined, column: number, at: number) {
    if (!other || other === row) {
      return
    }
    const isFree = [...other.cells].every(
      ([place]) => place === column || !row.cells.has(place),
    )
    if (!isFree) {
      const cell = other.cells.get(column)
      if (cell?.kind === undefined) {
        other.cells.set(column, {
          ats: [at],
          ...cell,
          kind: 'kept',
          text: 'kept',
        })
      }
      return
    }
    for (const [place, cell] of other.cells) {
      if (!row.cells.has(place)) {
        row.cells.set(place, cell)
      }
    }
    this.#rows = this.#rows.filter(each => each !== other)
    for (const [value, owner] of this.#rowOf) {
      if (owner === other) {
        this.#rowOf.set(value, row)
      }
    }
    this.#last = row
  }

  #addValue(event: TraceEvent): void {
    const { at, step, other, value } = event
    const described = this.#trace.steps[step]
    const column = this.#columns.indexOf(step)
    const isResult = other === undefined
    if (!described || (isResult && isGathering(described))) {
      return
    }
    const row = this.#rowFor(event, column)
    const before = row.cells.get(column)
    const cell: OpenCell = {
      ...before,
      kind: kindOfPassed(described, before?.given, value),
      text: value,
      ats: [...(before?.ats ?? []), at],
      ...(!this.#own.has(at) && { isEarlier: true }),
    }
    row.cells.set(column, cell)
    this.#rowOf.set(at, row)
    this.#last = row
    if (other !== undefined) {
      this.#received.set(other, at)
      const next = this.#columns.indexOf(other)
      if (next >= 0 && this.#own.has(at)) {
        const arrived = row.cells.get(next)
        row.cells.set(next, arrived ?? { text: '', ats: [at], given: value })
      }
    }
  }

  #addCall({ at, step, from }: TraceEvent): void {
    const row = this.#rowOf.get(from ?? this.#received.get(step) ?? -1)
    const column = this.#columns.indexOf(step)
    const cell = row?.cells.get(column) ?? { text: '', ats: [] }
    cell.ats.push(at)
    row?.cells.set(column, cell)
    this.#cellOf.set(at, cell)
    this.#last = row ?? this.#last
  }

  #addEnd({ at, type, from, value, step }: TraceEvent): void {
    const cell = this.#cellOf.get(from ?? -1) ?? this.#failed
    if (type === 'settle') {
      cell?.ats.push(at)
      Object.assign(cell ?? {}, { answer: value })
      return
    }
    const failed = cell ?? this.#failedAt(step)
    failed.ats.push(at)
    Object.assign(failed, { kind: 'error', text: failed.text || value })
    this.#failed = failed
  }

  /** A source that fails does so in a row of its own. */
  #failedAt(step: number): OpenCell {
    const cell: OpenCell = { text: '', ats: [] }
    const row = this.#open(undefined)
    row.cells.set(this.#columns.indexOf(step), cell)
    this.#last = row
    return cell
  }

  #settle(column: number, step: number): void {
    const described = this.#trace.steps[step]
    const arrived = flatten(this.#rows)
      .flatMap(row => row.cells.get(column) ?? [])
      .filter(({ given }) => given !== undefined)
    const lastAct = this.#events.findLast(
      event => event.step === step || event.other === step,
    )
    if (described) {
      settleCells(this.#trace, described, arrived, lastAct?.at ?? -1)
    }
  }
}

/** Where each event of a plain or Async pipeline stands. */
export const layOutTable = (
  trace: Trace,
  pipeline: Pipeline,
  columns: readonly number[],
): Table => ({
  columns,
  ...new TableFiller(trace, pipeline, columns).fill(),
})
