import {
  type ComponentProps,
  memo,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import buttons from '../buttons.module.css'
import ConsoleBar from '../ConsoleBar'
import ConsoleRow, { type RowActions } from '../ConsoleRow'
import type { ConsoleStore } from '../createConsoleStore'
import { describeRun } from '../describeRun'
import type { ConsoleLine, ConsoleSnapshot } from '../snapshot'
import Notes, { type NotesProps } from './Notes'
import styles from './styles.module.css'
import { walkLines } from './walkLines'

type Props = Pick<NotesProps, 'explainedCode'> & {
  store: ConsoleStore
  actions?: RowActions
  /** Takes up the offer to import the missing names, and runs again. */
  onAcceptImports?: (completedCode: string) => void
  /** Whether the code is another by now than the one that printed this. */
  isStale?: boolean
  /** The version of lfi that printed this, if another is chosen by now. */
  ranVersion?: string | undefined
  canKeep?: boolean
  /** How far the run's instrument was at the moment that is looked at. */
  mark?: number
  /** Goes to another moment. */
  onMark?: (mark: number) => void
}

const NO_ACTIONS: RowActions = {}

/** The first of some lines that was printed after a mark. */
const firstAfter = (lines: readonly ConsoleLine[], mark = Infinity): number =>
  lines.findIndex(line => (line.mark ?? -1) > mark)

const Block = memo(function Block({
  lines,
  later,
  ...row
}: Pick<ComponentProps<typeof ConsoleRow>, 'actions' | 'onMark'> & {
  lines: readonly ConsoleLine[]
  /** The id of the first line that was printed later than what is looked at. */
  later: number | undefined
}): ReactNode {
  return (
    <div className={styles.block}>
      {lines.map(line => (
        <ConsoleRow
          key={line.id}
          line={line}
          isLater={later !== undefined && line.id >= later}
          {...row}
        />
      ))}
    </div>
  )
})

/** While the pointer is down nothing moves: the press would be lost. */
const usePress = (store: ConsoleStore) => {
  const [isPressed, setPressed] = useState(false)
  const press = (isDown: boolean): void => {
    store.hold(isDown)
    setPressed(isDown)
  }
  const onPointerDown = ({ button }: PointerEvent): void => {
    if (button === 0) {
      press(true)
      const release = (): void => press(false)
      window.addEventListener('pointerup', release, { once: true })
      window.addEventListener('pointercancel', release, { once: true })
    }
  }
  return { isPressed, onPointerDown }
}

/** Where the newest line is in view: of a long error, how it begins. */
const endOf = (log: HTMLElement): number => {
  const error = log.querySelector(
    ':scope > div:last-of-type > [data-level="error"]:last-child',
  )
  if (!error) {
    return log.scrollHeight
  }
  // The offer to import stays at the top.
  const offer = 'offers' in log.dataset ? log.firstElementChild : undefined
  const top = offer
    ? offer.getBoundingClientRect().bottom
    : log.getBoundingClientRect().top
  return log.scrollTop + error.getBoundingClientRect().top - top
}

/** Keeps the newest line in view, unless the reader has scrolled up. */
const useStickToEnd = (snapshot: ConsoleSnapshot, isPressed: boolean) => {
  const log = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const top = useRef(0)
  // With the next frame, which lays the page out anyway.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const element = log.current
      if (snapshot && element && isAtEnd.current && !isPressed) {
        element.scrollTop = endOf(element)
      }
    })
    return () => cancelAnimationFrame(frame)
  }, [snapshot, isPressed])
  const onScroll = (): void => {
    const element = log.current
    if (!element) {
      return
    }
    const { scrollHeight, scrollTop, clientHeight } = element
    // Lines that came meanwhile are no sign that the reader went away.
    const wentUp = scrollTop < top.current
    const isNearEnd = scrollHeight - scrollTop - clientHeight < 24
    isAtEnd.current = isNearEnd || (isAtEnd.current && !wentUp)
    top.current = scrollTop
  }
  return { log, onScroll }
}

const isEmpty = ({ blocks, problems, omitted }: ConsoleSnapshot): boolean =>
  blocks.length === 0 && problems.length === 0 && omitted === 0

/** What a run prints, and how it is going. */
export default function ConsoleView({
  store,
  actions = NO_ACTIONS,
  onAcceptImports,
  mark,
  onMark,
  isStale = false,
  ranVersion,
  canKeep = false,
  explainedCode,
}: Props): ReactNode {
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot)
  const { offer } = snapshot
  const { isPressed, onPointerDown } = usePress(store)
  const { log, onScroll } = useStickToEnd(snapshot, isPressed)
  return (
    <div className={styles.console}>
      <ConsoleBar
        store={store}
        status={describeRun(snapshot, isStale, ranVersion)}
        isEmpty={isEmpty(snapshot)}
        canKeep={canKeep}
      />
      <div
        ref={log}
        className={styles.log}
        data-offers={offer ? '' : undefined}
        data-old={ranVersion === undefined ? undefined : ''}
        role="log"
        aria-label="Console"
        aria-live="polite"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
        onPointerDown={onPointerDown}
        onKeyDown={walkLines}
      >
        {offer && onAcceptImports && (
          // Above the lines, which come while somebody aims at it.
          <p className={styles.offer}>
            Not imported from lfi: {offer.names.join(', ')}.{' '}
            <button
              type="button"
              className={buttons.link}
              onClick={() => onAcceptImports(offer.completedCode)}
            >
              Import and run again
            </button>
          </p>
        )}
        {snapshot.blocks.map(lines => (
          <Block
            key={lines[0]?.id}
            lines={lines}
            later={lines[firstAfter(lines, mark)]?.id}
            actions={actions}
            onMark={onMark}
          />
        ))}
        <Notes
          snapshot={snapshot}
          explainedCode={explainedCode}
          onJump={actions.onJump}
        />
      </div>
    </div>
  )
}
