import { isChoosing } from '../families'
import type { TraceEvent } from '../trace'
import type { RunStory, Story, Value } from '../values/readStory'

export type CellKind =
  | 'value'
  /** It went through a step that may drop values. */
  | 'pass'
  /** It went through unchanged. */
  | 'same'
  | 'drop'
  /** It went into a result; the text is what was gathered so far. */
  | 'used'
  | 'kept'
  /** It became rows of their own. */
  | 'many'
  | 'error'
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

/** A source value and what became of it, or one of the values made of it. */
export type Row = {
  /** By the place of the column. */
  readonly cells: Map<number, Cell>
  /** Its children, in order. */
  readonly rows: Row[]
  /** Whether it was dropped. */
  isGone: boolean
}

/** Steps that asked, were done or were closed, one after the other. */
export type AskingRow = {
  readonly after: Row | undefined
  /** By the place of the column. */
  readonly cells: Map<number, { text: string; ats: number[] }>
}

export type Table = {
  /** A step for each column. */
  readonly columns: readonly number[]
  readonly rows: readonly Row[]
  readonly asking: readonly AskingRow[]
}

const createRow = (): Row => ({ cells: new Map(), rows: [], isGone: false })

const flatten = (rows: readonly Row[]): readonly Row[] =>
  rows.flatMap(row => [row, ...flatten(row.rows)])

/** The calls that a step made for a value, and how they ended. */
const workOn = ({ calls }: Value): readonly number[] =>
  calls.flatMap(({ event, end }) => [event.at, ...(end ? [end.at] : [])])

/** The kind of cell for a value that a step passed on. */
const kindOfPassed = (given: Value, made: Value, name: string): CellKind => {
  if (made.isEarlier) {
    return 'earlier'
  }
  if (made.text !== given.text) {
    return 'value'
  }
  return isChoosing(name) ? 'pass' : 'same'
}

const askingWords: Readonly<Partial<Record<TraceEvent['type'], string>>> = {
  pull: '← asks',
  done: 'done',
  close: 'closed',
}

/** Gathers who asked whom: what follows each other without a break is a row. */
const gatherAsking = (
  events: readonly TraceEvent[],
  columns: readonly number[],
  rowOf: ReadonlyMap<number, Row>,
): readonly AskingRow[] => {
  const asking: AskingRow[] = []
  let word: string | undefined
  let after: Row | undefined
  for (const { at, type, step } of events) {
    const next = askingWords[type]
    if (next !== undefined) {
      if (next !== word) {
        asking.push({ after, cells: new Map() })
      }
      const cells = asking.at(-1)?.cells
      const column = columns.indexOf(step)
      const ats = [...(cells?.get(column)?.ats ?? []), at]
      cells?.set(column, { text: next, ats })
    }
    word = next
    after = rowOf.get(at) ?? after
  }
  return asking
}

/** Where the values of a pipeline stand. */
export const layOutTable = (
  { trace, eventAt }: Story,
  { events, values }: RunStory,
  columns: readonly number[],
): Table => {
  let roots: Row[] = []
  /** The row of each event. */
  const rowOf = new Map<number, Row>()
  const put = (row: Row, step: number, cell: Cell): void => {
    const column = columns.indexOf(step)
    if (column >= 0) {
      row.cells.set(column, cell)
      for (const at of cell.ats) {
        rowOf.set(at, row)
      }
    }
  }
  const passed = (row: Row, parent: Value | undefined, value: Value): void => {
    const { name = '' } = trace.steps[value.step] ?? {}
    put(row, value.step, {
      kind: parent
        ? kindOfPassed(parent, value, name)
        : value.isEarlier
          ? 'earlier'
          : 'value',
      text: value.text,
      ats: [...(parent ? workOn(parent) : []), value.at],
      known: value.at,
    })
  }
  /** What the step that received a value did with it, in the value's row. */
  const follow = (row: Row, value: Value): void => {
    rowOf.set(value.at, row)
    const { fate, word, decided, children, to } = value
    const work = workOn(value)
    const ats = work.length > 0 ? work : [value.at]
    const say = (kind: CellKind): void =>
      put(row, to, { kind, text: word, ats, known: decided })
    if (fate === 'passed') {
      for (const child of children) {
        passed(row, value, child)
        follow(row, child)
      }
    } else if (fate === 'many') {
      say('many')
      for (const child of children) {
        const below = createRow()
        row.rows.push(below)
        put(below, to, {
          kind: 'value',
          text: child.text,
          ats: [child.at],
          known: child.at,
        })
        follow(below, child)
      }
    } else if (fate === 'dropped') {
      row.isGone = true
      say('drop')
    } else if (fate === 'failed') {
      say('error')
    } else if (fate === 'kept') {
      say('kept')
    } else if (fate === 'used') {
      const [child] = children
      const isKnown = word !== 'used' || !child
      put(row, to, {
        kind: 'used',
        text: isKnown ? word : (child?.text ?? word),
        ats: [...ats, ...children.map(({ at }) => at)],
        known: isKnown ? decided : (child?.at ?? decided),
      })
      for (const each of children) {
        follow(row, each)
      }
    }
  }
  for (const value of values.filter(({ parents }) => parents.length === 0)) {
    const row = createRow()
    roots.push(row)
    passed(row, undefined, value)
    follow(row, value)
  }
  /** Values of several sources that became one share a row. */
  const join = (into: Row | undefined, row: Row | undefined): void => {
    const isKept = ([column, cell]: [number, Cell]): boolean =>
      cell.kind === 'kept' || !into?.cells.has(column)
    if (!into || !row || into === row || ![...row.cells].every(isKept)) {
      return
    }
    const isSameSource = [...row.cells.keys()].some(
      column => column === Math.min(...into.cells.keys()),
    )
    if (isSameSource) {
      return
    }
    for (const [column, cell] of row.cells) {
      if (!into.cells.has(column)) {
        into.cells.set(column, cell)
      }
    }
    roots = roots.filter(each => each !== row)
    for (const [at, owner] of rowOf) {
      if (owner === row) {
        rowOf.set(at, into)
      }
    }
  }
  for (const { parents } of values) {
    const [first, ...others] = parents
    for (const other of others) {
      join(rowOf.get(first?.at ?? -1), rowOf.get(other.at))
    }
  }
  // A source that fails does so in a row of its own.
  const failures = events.filter(({ type }) => type === 'throw')
  const [failure] = failures
  if (
    failure &&
    !rowOf.has(failure.at) &&
    eventAt(failure.from) === undefined
  ) {
    const row = createRow()
    roots.push(row)
    put(row, failure.step, {
      kind: 'error',
      text: failure.value,
      ats: failures.map(({ at }) => at),
      known: failure.at,
    })
  }
  return {
    columns,
    rows: flatten(roots),
    asking: gatherAsking(events, columns, rowOf),
  }
}
