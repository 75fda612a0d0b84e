import type { ConsoleEntry, ConsoleOutput } from '@lfi-docs/sandbox'
import addresses from '@site/generated/sandbox/addresses.json'
import { copyText } from '../../browser/copyText'
import { withCommas } from '../../browser/withCommas'
import type { CodeProblem, RunEvent } from '../sandbox/runEvent'
import { describeRun, type RunState, stateAfter } from './describeRun'
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
import { walkLinks } from './walkLinks'

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

/** A flood of lines is drawn over several frames, each with at most so much. */
const MAX_LINES_PER_FRAME = 50
const MAX_MILLISECONDS_PER_FRAME = 8
/** The browser skips the layout of blocks that are out of sight. */
const LINES_PER_BLOCK = 100
/** Of what earlier runs printed, where it is kept. */
const MAX_BLOCKS = 100
const FEEDBACK_MILLISECONDS = 2000
const HIDDEN_MILLISECONDS = 100
/** Whoever is as near to the end follows it, in pixels. */
const NEAR_END = 24

const silence =
  'Nothing was printed. Print a result with console.log. A pipeline runs only when it is consumed, for example by reduce(toArray()), forEach or a loop.'

/** Calls back soon, also in a hidden tab, which draws no frames. */
const nextFrame = (callback: () => void): void => {
  if (document.hidden) {
    setTimeout(callback, HIDDEN_MILLISECONDS)
  } else {
    requestAnimationFrame(callback)
  }
}

/** What a run prints, and how it is going: an element, drawn without React. */
export const createConsole = (options: Options = {}) => {
  const { onJump, onAcceptImports, canKeep, explainsSilence } = options
  let lines: ConsoleOutput[] = []
  let queue: RunEvent[] = []
  let state: RunState = { phase: 'idle' }
  let isStale = false
  let feedback = ''
  let isScheduled = false
  let awaitsFirstLine = false
  let isFollowing = true
  let lastTop = 0
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
  const blocks = create('div')
  const notes = create('div')
  const omitted = create('p', styles.note)
  const log = create('div', styles.log, offer, blocks, omitted, notes)
  log.role = 'log'
  log.ariaLabel = 'Console'
  log.ariaLive = 'polite'
  // What scrolls must be reachable by keyboard.
  log.tabIndex = 0
  log.addEventListener('keydown', walkLinks)
  const element = create('div', styles.console, bar, log)

  const isEmpty = (): boolean => lines.length === 0 && !notes.hasChildNodes()
  const drawBar = (): void => {
    status.textContent = feedback || describeRun(state, isStale)
    // Not `disabled`: whoever presses Clear with the keyboard would lose the focus.
    copy.ariaDisabled = clear.ariaDisabled = String(isEmpty())
  }
  const text = (): string =>
    lines
      .map(({ text, depth }) => {
        const indent = ' '.repeat(2 * depth)
        return indent + withoutColors(text).replaceAll('\n', `\n${indent}`)
      })
      .join('\n')
  const copyLines = async (): Promise<void> => {
    if (!isEmpty()) {
      feedback = (await copyText(text())) ? 'Copied' : 'Could not copy'
      drawBar()
      setTimeout(() => {
        feedback = ''
        drawBar()
      }, FEEDBACK_MILLISECONDS)
    }
  }

  const clearNotes = (): void => {
    offer.replaceChildren()
    omitted.replaceChildren()
    notes.replaceChildren()
  }
  const clearLines = (): void => {
    lines = []
    blocks.replaceChildren()
    clearNotes()
    drawBar()
  }
  const note = (className: string | undefined, ...content: (Node | string)[]) =>
    notes.append(create('p', className, ...content))

  const rows = (): NodeListOf<HTMLElement> =>
    blocks.querySelectorAll(`.${styles.row}`)
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
      blocks.replaceChildren()
    } else if (entry.kind === 'capped') {
      omitted.textContent = `${withCommas(entry.omitted)} more ${entry.omitted === 1 ? 'line' : 'lines'} not shown.`
    } else {
      if (lines.length % LINES_PER_BLOCK === 0) {
        blocks.append(create('div', styles.block))
        if (blocks.childElementCount > MAX_BLOCKS) {
          blocks.firstChild?.remove()
          lines.splice(0, LINES_PER_BLOCK)
        }
      }
      lines.push(entry)
      const row = drawLine(entry, options)
      drawStanding(row)
      blocks.lastElementChild?.append(row)
    }
  }
  const drawProblem = ({ message, location }: CodeProblem): void =>
    note(styles.problem, drawPlace(location, onJump), message)
  const drawEnd = ({
    outcome: { status, message, causes },
  }: Extract<RunEvent, { type: 'finished' }>): void => {
    const hasPrinted = lines.length > 0 || omitted.hasChildNodes()
    if (status === 'completed' && !hasPrinted && explainsSilence) {
      note(styles.note, silence)
    }
    const isSaid = status === 'not-started' && notes.hasChildNodes()
    if (
      status === 'blocked' ||
      status === 'timed-out' ||
      causes ||
      (status === 'not-started' && !isSaid)
    ) {
      note(styles.problem, message, causes ? ` ${causes} ` : '')
      if (status === 'blocked') {
        notes.lastElementChild?.append(
          createLink('How asConcur takes its values', addresses.asConcur),
        )
      }
    }
  }
  const drawEvent = (event: RunEvent): void => {
    state = stateAfter(state, event)
    if (event.type === 'entry') {
      drawEntry(event.entry)
    } else if (event.type === 'notice') {
      note(styles.note, event.message)
    } else if (event.type === 'problems') {
      event.problems.forEach(drawProblem)
    } else if (event.type === 'missing-imports' && onAcceptImports) {
      // Above the lines, which come while somebody aims at it.
      offer.replaceChildren(
        `Not imported from lfi: ${event.names.join(', ')}. `,
        createButton('Import and run again', styles.link, () =>
          onAcceptImports(event.completedCode),
        ),
      )
    } else if (event.type === 'finished') {
      drawEnd(event)
    }
  }

  /** Brings the newest line into view: of a long error, how it begins. */
  const followEnd = (): void => {
    if (!isFollowing) {
      return
    }
    const last = blocks.lastElementChild?.lastElementChild
    const error = last?.matches('[data-level="error"]') ? last : undefined
    const top = offer.hasChildNodes()
      ? offer.getBoundingClientRect().bottom
      : log.getBoundingClientRect().top
    log.scrollTop = error
      ? log.scrollTop + error.getBoundingClientRect().top - top
      : log.scrollHeight
  }
  const draw = (): void => {
    const deadline = performance.now() + MAX_MILLISECONDS_PER_FRAME
    let left = MAX_LINES_PER_FRAME
    while (queue.length > 0 && left > 0 && performance.now() < deadline) {
      left--
      const event = queue.shift()
      if (event) {
        drawEvent(event)
      }
    }
    drawBar()
    if (queue.length > 0) {
      schedule()
    }
    nextFrame(followEnd)
  }
  const schedule = (): void => {
    if (!isScheduled) {
      isScheduled = true
      nextFrame(() => {
        isScheduled = false
        draw()
      })
    }
  }
  log.addEventListener('scroll', () => {
    const { scrollHeight, scrollTop, clientHeight } = log
    // Lines that came meanwhile are no sign that the reader went away.
    const hasGoneUp = scrollTop < lastTop
    const isNearEnd = scrollHeight - scrollTop - clientHeight < NEAR_END
    isFollowing = isNearEnd || (isFollowing && !hasGoneUp)
    lastTop = scrollTop
  })
  drawBar()

  return {
    element,
    /** A new run begins: earlier output goes, unless it is kept. */
    begin: (): void => {
      queue = []
      state = { phase: 'idle' }
      isStale = false
      isFollowing = true
      awaitsFirstLine = true
      if (keep.checked) {
        // Events are numbered in each run.
        for (const row of rows()) {
          delete row.dataset.mark
        }
        clearNotes()
        drawBar()
      } else {
        clearLines()
      }
    },
    /** Shows the first line of a run at once, all else with the next frame. */
    apply: (event: RunEvent): void => {
      queue.push(event)
      if (event.type === 'entry' && awaitsFirstLine) {
        awaitsFirstLine = false
        draw()
      } else {
        schedule()
      }
    },
    /** Whether the code is another by now than the one that printed this. */
    setStale: (isNow: boolean): void => {
      isStale = isNow
      drawBar()
    },
    /** Under a trace each line leads to its event. */
    setStanding: (next: Standing | undefined): void => {
      standing = next
      rows().forEach(drawStanding)
    },
    /** Everything that is shown, as plain text. */
    text,
  }
}
