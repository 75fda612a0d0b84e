import type { ReactNode } from 'react'
import styles from './styles.module.css'

/** A line of the console, and the event that was the last before it. */
export type Print = {
  readonly text: string
  readonly at?: number | undefined
}

type Props = {
  prints: readonly Print[]
  /** The number of the event that the reader stands at. */
  at: number
  onChoose: (at: number) => void
}

/** What the run printed, each line at the event at which it was printed. */
export default function Printed({ prints, at, onChoose }: Props): ReactNode {
  const lines = prints.map((print, index) => ({
    key: `${index} ${print.text}`,
    ...print,
  }))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ol className={styles.lines} aria-label="Printed" tabIndex={0}>
      {lines.map(({ key, text, at: printedAt }) => (
        <li
          key={key}
          data-future={
            printedAt !== undefined && printedAt > at ? '' : undefined
          }
        >
          <code>{text}</code>
          {printedAt !== undefined && (
            <button type="button" onClick={() => onChoose(printedAt)}>
              event {printedAt}
            </button>
          )}
        </li>
      ))}
    </ol>
  )
}
