import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { browserStorage, keepIfPossible } from '../../../browser/browserStorage'
import styles from './styles.module.css'

const KEY = 'lfi.playground.split'
const MIN = 20
const MAX = 80
const START = 58
const STEP = 2

const clamp = (percent: number): number =>
  Math.round(Math.min(MAX, Math.max(MIN, percent)))

const remembered = (): number =>
  clamp(Number(browserStorage().getItem(KEY)) || START)

/** How far a key moves the separator; undefined when it does not. */
const keyTarget = (key: string, now: number): number | undefined =>
  ({
    ArrowLeft: now - STEP,
    ArrowUp: now - STEP,
    ArrowRight: now + STEP,
    ArrowDown: now + STEP,
    Home: MIN,
    End: MAX,
    Enter: START,
  })[key]

type Props = {
  /** Whether the parts stand on top of each other. */
  stacked: boolean
  first: ReactNode
  second: ReactNode
}

/** Two panes and a separator for pointer and keyboard; the place is kept. */
export default function Split({ stacked, first, second }: Props): ReactNode {
  const [percent, setPercent] = useState(remembered)
  const root = useRef<HTMLDivElement>(null)
  // Kept when it rests: a pointer moves many times a second.
  useEffect(() => {
    const timer = setTimeout(() => keepIfPossible(KEY, String(percent)), 300)
    return () => clearTimeout(timer)
  }, [percent])
  const move = (next: number): void => setPercent(clamp(next))
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = keyTarget(event.key, percent)
    if (target !== undefined) {
      event.preventDefault()
      move(target)
    }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const box = root.current?.getBoundingClientRect()
    if (box && event.currentTarget.hasPointerCapture(event.pointerId)) {
      move(
        stacked
          ? ((event.clientY - box.top) / box.height) * 100
          : ((event.clientX - box.left) / box.width) * 100,
      )
    }
  }
  return (
    <div
      ref={root}
      className={stacked ? styles.stacked : styles.beside}
      style={{ ['--split' as string]: `${percent}%` }}
    >
      {first}
      {/* biome-ignore lint/a11y/useSemanticElements: an hr takes no keys */}
      <div
        role="separator"
        tabIndex={0}
        aria-label="Size of the editor"
        aria-orientation={stacked ? 'horizontal' : 'vertical'}
        aria-valuenow={percent}
        aria-valuemin={MIN}
        aria-valuemax={MAX}
        className={styles.separator}
        onKeyDown={onKeyDown}
        onPointerDown={event => {
          event.preventDefault()
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={onPointerMove}
        onDoubleClick={() => move(START)}
      />
      {second}
    </div>
  )
}
