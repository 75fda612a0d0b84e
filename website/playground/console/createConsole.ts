import type { ConsoleEntry, ConsoleOutput, Ending } from '@lfi-docs/sandbox'
import addresses from '@site/generated/sandbox/addresses.json'
import { copyText } from '../../browser/copyText'
import { createElement } from '../../browser/createElement'
import type { RunEvent } from '../sandbox/runEvent'
import { causes, describeEnd, phases } from './describeRun'
import { createButton, createLink, drawLine, type drawPlace } from './drawLine'
import { withoutColors } from './printed'
import styles from './styles.module.css'

export type Console = ReturnType<typeof createConsole>

type Options = {
  /** Shows a place in the code, where there is an editor. */
  readonly onJump?: Parameters<typeof drawPlace>[1]
  /** Goes to an event of the trace that is open. */
  readonly onEvent?: (event: number) => void
  /** Offers to keep what earlier runs printed. */
  readonly canKeep?: boolean
  /** What is said before the first run. */
  readonly invitation?: string
}

/** A flood is drawn over several frames, between which the page answers. */
const MAX_EVENTS_PER_FRAME = 250
/** Of what earlier runs printed, where it is kept. */
const MAX_LINES = 10_000
const FEEDBACK_MILLISECONDS = 2000
/** Whoever is as near to the end follows it, in pixels. */
const NEAR_END = 24

const silence =
  'Nothing was printed. Print a result with console.log. A pipeline runs only when it is consumed, for example by reduce(toArray()), forEach or a loop.'

const textOf = ({ text, depth }: ConsoleOutput): string => {
  const indent = ' '.repeat(2 * depth)
  return indent + withoutColors(text).replaceAll('\n', `\n${indent}`)
}

/** What is said at the end of a run beside what it printed. */
const drawEnd = (
  { status, message = '' }: Ending,
  isSilent: boolean,
): HTMLElement | undefined => {
  const cause = causes[status]
  if (cause) {
    const link =
      status === 'blocked'
        ? createLink('How asConcur takes its values', addresses.asConcur)
        : ''
    return createElement('p', styles.problem, `${cause} `, link)
  }
  if (status === 'not-started') {
    return createElement('p', styles.problem, message)
  }
  return status === 'completed' && isSilent
    ? createElement('p', styles.note, silence)
    : undefined
}

/** What a run prints, and how it is going: an element, drawn without React. */
export const createConsole = (options: Options = {}) => {
  const { onJump, onEvent, canKeep = false, invitation = '' } = options
  let lines: ConsoleOutput[] = []
  /** What is not drawn yet. */
  let queue: RunEvent[] = []
  /** What is said of the run that goes on, or how the last one went. */
  let said = ''
  let isOver = false
  let isStale = false
  /** The event that the reader of a trace stands at. */
  let standing: number | undefined

  const status = createElement('span', styles.status)
  status.role = 'status'
  const keeping = createElement('input')
  keeping.type = 'checkbox'
  keeping.ariaLabel = keeping.title = 'Keep earlier output'
  const copying = createButton('Copy', '', async () => {
    if (lines.length > 0) {
      const isCopied = await copyText(lines.map(textOf).join('\n'))
      status.textContent = isCopied ? 'Copied' : 'Could not copy'
      setTimeout(drawBar, FEEDBACK_MILLISECONDS)
    }
  })
  copying.ariaLabel = 'Copy output'
  const clearing = createButton('Clear', '', () => {
    clearLines()
    clearNotes()
    drawBar()
  })
  const keep = canKeep
    ? createElement('label', styles.keep, keeping, 'Keep')
    : ''
  const bar = createElement('div', styles.bar, status, keep, copying, clearing)
  const rows = createElement('div')
  const omitted = createElement('p', styles.note)
  const invited = createElement('p', styles.note, invitation)
  const notes = createElement('div', '', invited)
  const log = createElement('div', styles.log, rows, omitted, notes)
  log.role = 'log'
  log.ariaLabel = 'Console'
  log.ariaLive = 'polite'
  // What scrolls must be reachable by keyboard.
  log.tabIndex = 0
  const element = createElement('div', styles.console, bar, log)

  const drawBar = (): void => {
    const stale = isOver && isStale ? ' Code changed since.' : ''
    status.textContent = said + stale
    // Not `disabled`: whoever presses Clear by keyboard would lose the focus.
    copying.ariaDisabled = String(lines.length === 0)
    clearing.ariaDisabled = String(lines.length === 0 && !notes.hasChildNodes())
  }
  const clearNotes = (): void => {
    omitted.replaceChildren()
    notes.replaceChildren()
  }
  const clearLines = (): void => {
    lines = []
    rows.replaceChildren()
  }
  const eachRow = (change: (row: HTMLElement) => void): void =>
    rows.querySelectorAll<HTMLElement>(':scope > *').forEach(change)

  /** Links a line to its event, and shows whether it was printed later. */
  const drawStanding = (row: HTMLElement): void => {
    const { mark } = row.dataset
    const link = row.querySelector(':scope > [data-event]')
    const isLater = Number(mark ?? -1) > (standing ?? Infinity)
    row.toggleAttribute('data-later', isLater)
    if (standing === undefined) {
      link?.remove()
    } else if (!link && mark !== undefined) {
      // Its text is drawn by the style: it is no part of what was printed.
      const created = createButton('', styles.event, () =>
        onEvent?.(Number(mark)),
      )
      created.ariaLabel = `Go to event ${mark}`
      created.dataset.event = mark
      row.prepend(created)
    }
  }
  const drawEntry = (entry: ConsoleEntry): void => {
    if (entry.kind === 'clear') {
      clearLines()
    } else if (entry.kind === 'capped') {
      omitted.textContent =
        'Too much was printed: later lines are not shown. To see them, print fewer or shorter lines.'
    } else {
      lines.push(entry)
      const row = drawLine(entry, onJump)
      drawStanding(row)
      rows.append(row)
      if (lines.length > MAX_LINES) {
        lines.shift()
        rows.firstChild?.remove()
      }
    }
  }
  const drawEvent = (event: RunEvent): void => {
    if (event.type === 'phase') {
      said = phases[event.phase]
    } else if (event.type === 'entry') {
      drawEntry(event.entry)
    } else if (event.type === 'problems') {
      for (const { message: text, location } of event.problems) {
        drawEntry({ kind: 'output', level: 'error', text, depth: 0, location })
      }
    } else {
      const { outcome } = event
      said = describeEnd(outcome)
      isOver = true
      const hasPrinted = lines.length > 0 || omitted.hasChildNodes()
      // Problems, which are printed, say why code was not run.
      if (!lines.some(({ text }) => text === outcome.message)) {
        notes.append(drawEnd(outcome, !hasPrinted) ?? '')
      }
    }
  }

  /** Brings the newest line into view: of a long error, how it begins. */
  const scrollToEnd = (): void => {
    log.scrollTop = log.scrollHeight
    const last = rows.lastElementChild
    const hidden = last?.matches('[data-level="error"]')
      ? last.getBoundingClientRect().top - log.getBoundingClientRect().top
      : 0
    log.scrollTop += Math.min(0, hidden)
  }
  const draw = (): void => {
    const { scrollHeight, scrollTop, clientHeight } = log
    const isNearEnd = scrollHeight - scrollTop - clientHeight < NEAR_END
    queue.splice(0, MAX_EVENTS_PER_FRAME).forEach(drawEvent)
    if (queue.length > 0) {
      requestAnimationFrame(draw)
    }
    drawBar()
    if (isNearEnd) {
      scrollToEnd()
    }
  }
  drawBar()

  return {
    element,
    /** A ref: puts it into an element, and returns what takes it out. */
    mount: (host: HTMLDivElement): (() => void) => {
      host.append(element)
      return () => element.remove()
    },
    /** A new run begins: earlier output goes, unless it is kept. */
    begin: (): void => {
      queue = []
      said = ''
      isOver = false
      isStale = false
      if (!keeping.checked) {
        clearLines()
      }
      rows.lastElementChild?.toggleAttribute('data-ended', true)
      // Events are numbered in each run.
      eachRow(row => delete row.dataset.mark)
      clearNotes()
      drawBar()
      log.scrollTop = log.scrollHeight
    },
    /** Shows what a run tells, with the next frame. */
    apply: (event: RunEvent): void => {
      // A flood is not drawn to its end for a reader who has stopped it.
      if (
        event.type === 'finished' &&
        event.outcome.status === 'stopped' &&
        queue.splice(0).length > 0
      ) {
        omitted.textContent = 'You stopped the run: later output is not shown.'
      }
      // While others wait, a frame has been asked for.
      if (queue.push(event) === 1) {
        requestAnimationFrame(draw)
      }
    },
    /** Whether the code is another by now than the one that printed this. */
    setStale: (isNow: boolean): void => {
      if (isStale !== isNow) {
        isStale = isNow
        drawBar()
      }
    },
    /** Under a trace each line leads to its event. */
    setStanding: (event: number | undefined): void => {
      standing = event
      eachRow(drawStanding)
    },
  }
}
