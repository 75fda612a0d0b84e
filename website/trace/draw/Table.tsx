import type { CSSProperties, ReactNode } from 'react'
import { counted, withCommas } from '../../browser/withCommas'
import { describeGap } from '../tell/describe'
import type { TraceStep } from '../trace'
import type { RunStory, Story } from '../values/readStory'
import {
  type AskingRow,
  type Cell,
  layOutTable,
  type TableRow,
} from './layOutTable'
import {
  Code,
  type DrawingOptions,
  Folded,
  group,
  partOf,
  titleOf,
} from './parts'

/** A table of more rows shows the first and the last of them. */
const MAX_ROWS = 12
const ROWS_AT_ENDS = 5
/** A value that is longer and went through unchanged is not said again. */
const MAX_REPEATED = 14

/** What a step is called: a source without a name of its own holds values. */
export const nameOf = ({ name, label, role }: TraceStep): string =>
  role === 'source' && !/^[\w$.]+$/u.test(label) ? 'values' : name

/** What a step was given besides its input: the rest of its source text. */
export const argumentsOf = (step: TraceStep): string => {
  const { label, name, role } = step
  if (role === 'source') {
    return nameOf(step) === 'values' ? label : ''
  }
  if (label.startsWith(`${name}(`)) {
    return label.slice(name.length + 1).replace(/\)$/u, '')
  }
  return label === name ? '' : label
}

/** What a step did in this run, in numbers. */
const describeCounts = ({ run, steps, values }: RunStory, index: number) => {
  const counts = run.steps.find(({ step }) => step === index)
  if (!counts) {
    return ''
  }
  const { inputs, pulls, calls, passed, mostHeld, isClosed } = counts
  const isSource = inputs.length === 0
  // The last step has nobody to pass anything to.
  const passes = !isSource && steps.at(-1) !== index && passed !== calls
  // What a cache has kept was read by another run.
  const earlier = values.filter(each => each.isEarlier && each.step === index)
  // Who asked once more has read it all, though it has become shorter since.
  const isRead = pulls > passed
  const unread = isRead ? 0 : (counts.size ?? 0) - passed - earlier.length
  return [
    isSource && pulls > 0 && counted(pulls, 'pull'),
    unread > 0 && `${withCommas(unread)} unread`,
    calls > 0 && counted(calls, 'call'),
    passes && `${withCommas(passed)} passed`,
    mostHeld > 1 && `held up to ${mostHeld}`,
    isClosed && 'closed',
  ]
    .filter(Boolean)
    .join(', ')
}

type Props = DrawingOptions & {
  story: Story
  run: RunStory
  /** The steps that have a column. */
  columns?: readonly number[]
}

/** The head of a column: the name of its step, and what it was given. */
function Head({ step, index }: { step: TraceStep; index: number }) {
  const given = argumentsOf(step)
  return (
    <th
      scope="col"
      data-step={index}
      data-flavour={step.kind === 'sync' ? 'plain' : step.kind}
    >
      <code>{nameOf(step)}</code>
      {given && <small title={titleOf(given)}>{given}</small>}
    </th>
  )
}

const marks: Readonly<Record<string, string>> = {
  pass: '✓ ',
  dropped: '✕ ',
  failed: '✕ ',
}

function CellText({ kind, text }: Cell): ReactNode {
  if (text.length > MAX_REPEATED && (kind === 'pass' || kind === 'same')) {
    return <i title={text}>the same</i>
  }
  return /^(?:dropped|kept|many)$/u.test(kind) || text === 'used' ? (
    <i>{text}</i>
  ) : (
    <Code text={text} />
  )
}

type CellProps = { cell: Cell | undefined; number: number | undefined }

function CellBox({ cell, number, isLive }: CellProps & DrawingOptions) {
  if (!cell) {
    return <td />
  }
  const { kind, ats, known } = cell
  return (
    <td data-cell={kind} {...partOf(ats, { isLive }, known)}>
      {number && <span className="trace-number">{number}</span>}
      {marks[kind] && <b>{marks[kind]}</b>}
      <CellText {...cell} />
    </td>
  )
}

/** The place of each cell among all, in the order in which they were known. */
const orderOf = (rows: readonly TableRow[]): ReadonlyMap<Cell, number> =>
  new Map(
    rows
      .flatMap(({ cells }) => [...cells.values()])
      .sort((a, b) => a.known - b.known)
      .map((cell, index) => [cell, index + 1]),
  )

/** A row for each source value, a column for each step. */
export function Table(props: Props): ReactNode {
  const { story, run, columns = run.steps, isLive } = props
  const { outcome } = run.run
  const { rows, asking } = layOutTable(story, run, columns)
  const order = isLive ? orderOf(rows) : undefined

  const drawNote = (note: ReactNode) => (
    <tr key="note" className="trace-more">
      <td colSpan={columns.length}>{note}</td>
    </tr>
  )
  const drawRow = ({ cells, isGone, missing }: TableRow, place: number) =>
    missing > 0 ? (
      drawNote(`${describeGap(missing, 'event')}.`)
    ) : (
      <tr key={`row ${place}`} data-gone={isGone ? '' : undefined}>
        {columns.map(step => {
          const cell = cells.get(step)
          const number = cell && order?.get(cell)
          return <CellBox key={step} {...{ cell, number, isLive }} />
        })}
      </tr>
    )
  const drawAsking = ({ cells }: AskingRow, place: number) => (
    <tr key={`asking ${place}`} className="trace-asking">
      {columns.map(step => (
        <td key={step} data-at={cells.get(step)?.ats.join(' ')}>
          <i>{cells.get(step)?.text}</i>
        </td>
      ))}
    </tr>
  )
  const askingAfter = (row?: TableRow): readonly ReactNode[] =>
    isLive ? asking.filter(({ after }) => after === row).map(drawAsking) : []
  const gap = rows.findIndex(({ missing }) => missing > 0)
  // What is not there is never folded away.
  const parts = gap < 0 ? [rows] : [rows.slice(0, gap), rows.slice(gap)]

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys
    <div className="trace-scroll" {...group('Values and steps')} tabIndex={0}>
      <table
        className="trace-table"
        style={{ '--columns': columns.length } as CSSProperties}
      >
        <thead>
          <tr>
            {columns.map(index => {
              const step = story.trace.steps[index]
              return step && <Head key={index} {...{ step, index }} />
            })}
          </tr>
        </thead>
        <tbody>{askingAfter()}</tbody>
        {parts.map(part => (
          <Folded
            key={part[0]?.missing ?? 0}
            as="tbody"
            rows={part.map((row, place) => [
              drawRow(row, place),
              ...askingAfter(row),
            ])}
            most={MAX_ROWS}
            ends={ROWS_AT_ENDS}
            drawMore={drawNote}
            isLive={isLive}
          />
        ))}
        <tfoot>
          <tr>
            {columns.map(step =>
              outcome?.type === 'value' && step === run.steps.at(-1) ? (
                <td
                  key={step}
                  data-cell="result"
                  {...partOf([outcome.at], { isLive })}
                >
                  <Code text={outcome.value} />
                </td>
              ) : (
                <td key={step}>{describeCounts(run, step)}</td>
              ),
            )}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
