import type { ConsoleEntry, ConsoleOutput } from '@lfi-docs/sandbox'
import addresses from '@site/generated/sandbox/addresses.json'
import { copyText } from '../../browser/copyText'
import { withCommas } from '../../browser/withCommas'
import type { RunEvent, RunOutcome } from '../sandbox/runEvent'
import { causes, describeEnd, phases } from './describeRun'
import {
  create,
  createButton,
  createLink,
  drawLine,
  drawPlace,
  type LineActions,
} from './drawLine'
import { withoutColors } from './printed'
import styles from './styles.module.css'

export type Console = ReturnType<typeof createConsole>

type Options = LineActions & {
  /** Takes up the offer to import the missing names, and runs again. */
  readonly onAcceptImports?: (completedCode: string) => void
  /** Offers to keep what earlier runs printed. */
  readonly canKeep?: boolean
  /** Says why a run may have printed nothing. */
  readonly explainsSilence?: boolean
}

/** Where the reader of a trace stands, and how to go elsewhere. */
export type Standing = {
  readonly mark: number
  readonly onMark: (mark: number) => void
}

/** A flood of lines is drawn over several frames, in each for so long. */
const MAX_MILLISECONDS_PER_FRAME = 5
/** Of what earlier runs printed, where it is kept. */
const MAX_LINES = 10_000
const FEEDBACK_MILLISECONDS = 2000
/** Whoever is as near to the end follows it, in pixels. */
const NEAR_END = 24

const silence =
  'Nothing was printed. Print a result with console.log. A pipeline runs only when it is consumed, for example by reduce(toArray()), forEach or a loop.'

/**
 * Under a trace there is a link on every line, too many to be stops of the Tab
 * key: Enter goes from the log to the last of them, arrows from one to the next.
 */
const walkLinks = (log: HTMLElement, event: KeyboardEvent): void => {
  const links = [...log.querySelectorAll<HTMLElement>('[data-event]')]
  const at = links.findIndex(link => link.contains(document.activeElement))
  const targets: Readonly<Record<string, HTMLElement | undefined>> =
    at < 0
      ? { Enter: links.at(-1) }
      : { ArrowUp: links[at - 1], ArrowDown: links[at + 1] }
  const link = targets[event.key]
  if (link) {
    link.focus()
    event.preventDefault()
  }
}

/** What a run prints, and how it is going: an element, drawn without React. */
export const createConsole = (options: Options = {}) => {
  const { onJump, onAcceptImports, canKeep, explainsSilence } = options
  let lines: ConsoleOutput[] = []
  /** What is not drawn yet. */
  let queue: RunEvent[] = []
  let isScheduled = false
  /** What is said of the run that goes on, or how the last one went. */
  let said = ''
  let isOver = false
  let isStale = false
  let standing: Standing | undefined

  const status = create('span', styles.status)
  status.role = 'status'
  const keep = create('input')
  keep.type = 'checkbox'
  keep.ariaLabel = 'Keep earlier output'
  const more = (text: string): HTMLElement => create('span', styles.rest, text)
  const copy = createButton('Copy', '', () => void copyLines())
  copy.append(more(' output'))
  copy.ariaLabel = 'Copy output'
  const clear = createButton('Clear', '', () => clearLines())
  const bar = create('div', styles.bar, status)
  if (canKeep) {
    const label = create('span', '', 'Keep', more(' earlier output'))
    bar.append(create('label', styles.keep, keep, label))
  }
  bar.append(copy, clear)
  const offer = create('p', styles.offer)
  const rows = create('div')
  const notes = create('div')
  const omitted = create('p', styles.note)
  const log = create('div', styles.log, offer, rows, omitted, notes)
  log.role = 'log'
  log.ariaLabel = 'Console'
  log.ariaLive = 'polite'
  // What scrolls must be reachable by keyboard.
  log.tabIndex = 0
  log.addEventListener('keydown', event => walkLinks(log, event))
  const element = create('div', styles.console, bar, log)

  const isEmpty = (): boolean => lines.length === 0 && !notes.hasChildNodes()
  const drawBar = (): void => {
    status.textContent =
      isOver && isStale ? `${said} The code has changed since this run.` : said
    // Not `disabled`: whoever presses Clear with the keyboard would lose the focus.
    copy.ariaDisabled = clear.ariaDisabled = String(isEmpty())
  }
  const copyLines = async (): Promise<void> => {
    if (isEmpty()) {
      return
    }
    const text = lines
      .map(({ text, depth }) => {
        const indent = ' '.repeat(2 * depth)
        return indent + withoutColors(text).replaceAll('\n', `\n${indent}`)
      })
      .join('\n')
    status.textContent = (await copyText(text)) ? 'Copied' : 'Could not copy'
    setTimeout(drawBar, FEEDBACK_MILLISECONDS)
  }

  const clearNotes = (): void => {
    offer.replaceChildren()
    omitted.replaceChildren()
    notes.replaceChildren()
  }
  const clearLines = (): void => {
    lines = []
    rows.replaceChildren()
    clearNotes()
    drawBar()
  }
  const note = (
    className: string | undefined,
    ...content: readonly (Node | string)[]
  ): void => notes.append(create('p', className, ...content))

  const eachRow = (change: (row: HTMLElement) => void): void =>
    rows.querySelectorAll<HTMLElement>(':scope > *').forEach(change)
  /** Shows which lines were printed after the event that is looked at. */
  const drawStanding = (row: HTMLElement): void => {
    const mark = row.dataset.mark
    const link = row.querySelector(':scope > [data-event]')
    row.toggleAttribute(
      'data-later',
      standing !== undefined && Number(mark ?? -1) > standing.mark,
    )
    if (!standing) {
      link?.remove()
    } else if (!link && mark !== undefined) {
      // Its text is drawn by the style: it is no part of what was printed.
      const created = createButton('', styles.event, () =>
        standing?.onMark(Number(mark)),
      )
      created.ariaLabel = `Go to event ${mark}`
      created.dataset.event = mark
      created.tabIndex = -1
      row.prepend(created)
    }
  }
  const drawEntry = (entry: ConsoleEntry): void => {
    if (entry.kind === 'clear') {
      lines = []
      rows.replaceChildren()
    } else if (entry.kind === 'capped') {
      omitted.textContent = `${withCommas(entry.omitted)} more ${entry.omitted === 1 ? 'line' : 'lines'} not shown.`
    } else {
      lines.push(entry)
      const row = drawLine(entry, options)
      drawStanding(row)
      rows.append(row)
      if (lines.length > MAX_LINES) {
        lines.shift()
        rows.firstChild?.remove()
      }
    }
  }
  const drawEnd = ({ status, message }: RunOutcome): void => {
    const cause = causes[status]
    const hasPrinted = lines.length > 0 || omitted.hasChildNodes()
    if (cause) {
      note(styles.problem, `${message} ${cause} `)
    } else if (status === 'not-started' && !notes.hasChildNodes()) {
      note(styles.problem, message)
    } else if (status === 'completed' && !hasPrinted && explainsSilence) {
      note(styles.note, silence)
    }
    if (status === 'blocked') {
      notes.lastElementChild?.append(
        createLink('How asConcur takes its values', addresses.asConcur),
      )
    }
  }
  const drawEvent = (event: RunEvent): void => {
    if (event.type === 'phase') {
      said = phases[event.phase]
      isOver = false
    } else if (event.type === 'entry') {
      drawEntry(event.entry)
    } else if (event.type === 'problems') {
      for (const { message, location } of event.problems) {
        note(styles.problem, drawPlace(location, onJump), message)
      }
    } else if (event.type === 'finished') {
      said = describeEnd(event.outcome)
      isOver = true
      drawEnd(event.outcome)
    } else if (onAcceptImports) {
      // Above the lines, which come while somebody aims at it.
      offer.replaceChildren(
        `Not imported from lfi: ${event.names.join(', ')}. `,
        createButton('Import and run again', styles.link, () =>
          onAcceptImports(event.completedCode),
        ),
      )
    }
  }

  /** Brings the newest line into view: of a long error, how it begins. */
  const scrollToEnd = (): void => {
    log.scrollTop = log.scrollHeight
    const last = rows.lastElementChild
    const hidden = last?.matches('[data-level="error"]')
      ? last.getBoundingClientRect().top -
        log.getBoundingClientRect().top -
        offer.offsetHeight
      : 0
    if (hidden < 0) {
      log.scrollTop += hidden
    }
  }
  const schedule = (): void => {
    if (!isScheduled) {
      isScheduled = true
      requestAnimationFrame(draw)
    }
  }
  const draw = (): void => {
    const { scrollHeight, scrollTop, clientHeight } = log
    const isNearEnd = scrollHeight - scrollTop - clientHeight < NEAR_END
    const deadline = performance.now() + MAX_MILLISECONDS_PER_FRAME
    let drawn = 0
    for (const event of queue) {
      drawn++
      drawEvent(event)
      if (performance.now() > deadline) {
        break
      }
    }
    queue = queue.slice(drawn)
    isScheduled = false
    if (queue.length > 0) {
      schedule()
    }
    drawBar()
    if (isNearEnd) {
      scrollToEnd()
    }
  }
  drawBar()

  return {
    element,
    /** A new run begins: earlier output goes, unless it is kept. */
    begin: (): void => {
      queue = []
      said = ''
      isOver = false
      isStale = false
      if (keep.checked) {
        // Events are numbered in each run.
        eachRow(row => delete row.dataset.mark)
        clearNotes()
        drawBar()
        log.scrollTop = log.scrollHeight
      } else {
        clearLines()
      }
    },
    /** Shows what a run tells, with the next frame. */
    apply: (event: RunEvent): void => {
      queue.push(event)
      schedule()
    },
    /** Whether the code is another by now than the one that printed this. */
    setStale: (isNow: boolean): void => {
      isStale = isNow
      drawBar()
    },
    /** Under a trace each line leads to its event. */
    setStanding: (next: Standing | undefined): void => {
      standing = next
      eachRow(drawStanding)
    },
  }
}
