import { withCommas } from '@lfi-docs/trace'
import type { CSSProperties, ReactNode } from 'react'
import type { Walk } from '../useWalk'
import styles from './styles.module.css'

const paths = {
  First: 'M4 3.5v9M12 3.5 6.5 8l5.5 4.5z',
  Back: 'M11 3.5 5.5 8l5.5 4.5z',
  Forward: 'M5 3.5 10.5 8 5 12.5z',
  Last: 'M12 3.5v9M4 3.5 9.5 8 4 12.5z',
} as const

type ButtonProps = {
  name: keyof typeof paths
  isDisabled: boolean
  onPress: () => void
}

/** It stays focusable at an end, so that the keyboard does not lose its place. */
function WalkButton({ name, isDisabled, onPress }: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-disabled={isDisabled}
      onClick={onPress}
    >
      <svg
        aria-hidden="true"
        width="16"
        height="16"
        viewBox="0 0 16 16"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      >
        <path d={paths[name]} />
      </svg>
    </button>
  )
}

/** The event that the reader types, and how many there were. */
function EventField({ walk }: { walk: Walk }): ReactNode {
  const last = walk.total - 1
  return (
    <label className={styles.field}>
      <span>Event</span>
      <input
        type="number"
        min={0}
        max={last}
        value={walk.at}
        style={{ '--digits': String(last).length } as CSSProperties}
        onChange={({ target }) => walk.goToEvent(target.valueAsNumber || 0)}
      />
      <span>of {withCommas(last)}</span>
    </label>
  )
}

type Props = {
  walk: Walk
  children?: ReactNode
}

/** Where the reader stands, and the ways on from there. */
export default function WalkBar({ walk, children }: Props): ReactNode {
  const { index, last, goTo } = walk
  const to = (name: keyof typeof paths, target: number) => (
    <WalkButton
      name={name}
      isDisabled={Math.max(0, Math.min(target, last)) === index}
      onPress={() => goTo(target)}
    />
  )
  return (
    <div className={styles.bar}>
      {to('First', 0)}
      {to('Back', index - 1)}
      <input
        type="range"
        className={styles.slider}
        aria-label="Step"
        aria-valuetext={`Event ${walk.at} of ${walk.total - 1}`}
        min={0}
        max={last}
        value={index}
        onChange={({ target }) => goTo(target.valueAsNumber)}
      />
      {to('Forward', index + 1)}
      {to('Last', last)}
      <div className={styles.more}>
        <EventField walk={walk} />
        {children}
      </div>
    </div>
  )
}
