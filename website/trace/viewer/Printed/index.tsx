import { type ReactNode, useMemo } from 'react'
import { type Print, placePrints } from '../../model/placePrints'
import type { Trace } from '../../model/trace'
import styles from './styles.module.css'

type Props = {
  trace: Trace
  code: string
  prints: readonly Print[]
  /** The number of the event that the reader stands at. */
  at: number
  onChoose: (at: number) => void
}

/** What the run printed, each line at the event that printed it, if known. */
export default function Printed({
  trace,
  code,
  prints,
  at,
  onChoose,
}: Props): ReactNode {
  const places = useMemo(
    () => placePrints(trace, code, prints),
    [trace, code, prints],
  )
  const lines = prints.map(({ text }, index) => ({
    key: `${index} ${text}`,
    text,
    place: places[index],
  }))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ol className={styles.lines} aria-label="Printed" tabIndex={0}>
      {lines.map(({ key, text, place }) => (
        <li
          key={key}
          data-future={place !== undefined && place > at ? '' : undefined}
        >
          <code>{text}</code>
          {place !== undefined && (
            <button type="button" onClick={() => onChoose(place)}>
              event {place}
            </button>
          )}
        </li>
      ))}
    </ol>
  )
}
