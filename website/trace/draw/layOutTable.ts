import { isChoosing, isZip } from '../families'
import type { TraceEvent } from '../trace'
import {
  type Fate,
  type Row,
  type RunStory,
  readRows,
  type Story,
  type Value,
} from '../values/readStory'

type CellKind =
  | Exclude<Fate, 'passed' | 'open'>
  | 'value'
  /** It went through a step that may drop values. */
  | 'pass'
  /** It went through unchanged. */
  | 'same'
  /** Another run had made it before. */
  | 'earlier'

/** What came out of a step for a value. */
export type Cell = {
  readonly kind: CellKind
  readonly text: string
  /** The events that it shows; the last says what happened. */
  readonly ats: readonly number[]
  /** The event by which it is known. */
  readonly known: number
}

/** Cells by their step, of a value and what became of it. */
export type TableRow = {
  readonly cells: Map<number, Cell>
  readonly isGone: boolean
  /** How many events are missing where it stands; it has no cells then. */
  readonly missing: number
}

/** Steps that asked, were done or were closed, one after the other. */
export type AskingRow = {
  readonly after: TableRow | undefined
  readonly cells: Map<number, { text: string; ats: number[] }>
}

export type Table = {
  readonly rows: readonly TableRow[]
  readonly asking: readonly AskingRow[]
}

/** The calls that a step made for a value, and how they ended. */
const workOn = ({ calls }: Value): readonly number[] =>
  calls.flatMap(({ event, end }) => [event.at, ...(end ? [end.at] : [])])

/** A value in the column of the step that passed it on. */
const cellOfPassed = (
  value: Value,
  parent: Value | undefined,
  name: string,
): Cell => {
  const { at, text, isEarlier } = value
  const ats = [...(parent ? workOn(parent) : []), at]
  const isSame = parent?.text === text
  const kind = isSame ? (isChoosing(name) ? 'pass' : 'same') : 'value'
  return { kind: isEarlier ? 'earlier' : kind, text, ats, known: at }
}

/** What became of a value, in the column of the step that received it. */
const cellOfFate = (value: Value): Cell | undefined => {
  const { fate: kind, word, decided, children, at } = value
  if (kind === 'passed' || kind === 'open') {
    return undefined
  }
  const work = workOn(value)
  const shown = work.length > 0 ? work : [at]
  const ats = kind === 'failed' ? [...shown, decided] : shown
  const [child] = kind === 'used' ? children : []
  const made = word === 'used' ? child : undefined
  return {
    kind,
    text: made?.text ?? word,
    ats: child ? [...ats, child.at] : ats,
    known: made?.at ?? decided,
  }
}

/** Where the values of a pipeline stand, in the columns of some steps. */
export const layOutTable = (
  { trace, eventAt, fold }: Story,
  run: RunStory,
  columns: readonly number[],
): Table => {
  let rows: TableRow[] = []
  const rowAt = new Map<number, TableRow>()
  const addRow = (isGone: boolean, missing = 0): TableRow => {
    const row = { cells: new Map<number, Cell>(), isGone, missing }
    rows.push(row)
    return row
  }
  const put = (row: TableRow, step: number, cell: Cell | undefined): void => {
    if (!cell || !columns.includes(step)) {
      return
    }
    row.cells.set(step, cell)
    for (const at of cell.ats) {
      rowAt.set(at, row)
    }
  }
  const add = ({ values, rows: below }: Row, madeBy?: number): void => {
    const row = addRow(values.at(-1)?.fate === 'dropped')
    let parent: Value | undefined
    for (const value of values) {
      const { at, step, to } = value
      if (parent?.fate !== 'used') {
        const { name = '' } = trace.steps[step] ?? {}
        const cell = cellOfPassed(value, parent, name)
        put(row, parent ? step : (madeBy ?? step), cell)
      }
      rowAt.set(at, row)
      put(row, to, cellOfFate(value))
      parent = value
    }
    for (const each of below) {
      add(each, parent?.to)
    }
  }
  const sources = readRows(run)
  const late = sources.filter(({ values }) => (values[0]?.at ?? 0) >= fold)
  for (const row of sources.slice(0, sources.length - late.length)) {
    add(row)
  }
  if (run.missing > 0) {
    const next = run.events.find(({ at }) => at >= fold)
    rowAt.set(next?.at ?? fold, addRow(false, run.missing))
  }
  for (const row of late) {
    add(row)
  }

  /** Values of several sources that became one share a row. */
  const merge = (from: TableRow | undefined, into: TableRow): void => {
    const isFree = [...(from?.cells.keys() ?? into.cells.keys())].every(
      step => !into.cells.has(step),
    )
    if (from && isFree) {
      for (const [step, cell] of from.cells) {
        put(into, step, cell)
      }
      rows = rows.filter(row => row !== from)
    }
  }
  for (const { parents, step } of run.values) {
    const [first, ...others] = parents.map(({ at }) => rowAt.get(at))
    if (first && isZip(trace.steps[step]?.name ?? '')) {
      for (const other of others) {
        merge(other, first)
      }
    }
  }

  // A source that fails does so in a row of its own.
  const failures = run.events.filter(({ type }) => type === 'throw')
  const [failure] = failures
  if (failure && !rowAt.has(failure.at) && !eventAt(failure.from)) {
    const { at, step, value: text } = failure
    const ats = failures.map(each => each.at)
    put(addRow(false), step, { kind: 'failed', text, ats, known: at })
  }
  return {
    rows: rows.filter(({ cells, missing }) => cells.size + missing > 0),
    asking: gatherAsking(run.events, rowAt),
  }
}

const askingWords: Readonly<Partial<Record<TraceEvent['type'], string>>> = {
  pull: '← asks',
  done: 'done',
  close: 'closed',
}

/** Gathers who asked whom: what follows each other without a break is a row. */
const gatherAsking = (
  events: readonly TraceEvent[],
  rowAt: ReadonlyMap<number, TableRow>,
): readonly AskingRow[] => {
  const asking: AskingRow[] = []
  let word: string | undefined
  let after: TableRow | undefined
  for (const { at, type, step } of events) {
    const next = askingWords[type]
    after = rowAt.get(at) ?? after
    if (next !== undefined) {
      if (next !== word || asking.at(-1)?.after !== after) {
        asking.push({ after, cells: new Map() })
      }
      const cells = asking.at(-1)?.cells
      const ats = [...(cells?.get(step)?.ats ?? []), at]
      cells?.set(step, { text: next, ats })
    }
    word = next
  }
  return asking
}
