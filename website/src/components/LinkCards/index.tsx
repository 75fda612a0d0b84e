import Link from '@docusaurus/Link'
import type { CSSProperties, ReactNode } from 'react'
import styles from './styles.module.css'

type Card = {
  to: string
  title: string
  text: string
  /** What there is to say of the reader's progress. */
  note?: string | undefined
}

type Props = {
  cards: readonly Card[]
  /** How many are side by side where there is room: a divisor of their number. */
  columns: number
}

/** Pages to go on to. */
export default function LinkCards({ cards, columns }: Props): ReactNode {
  return (
    <ol
      className={`clean-list ${styles.cards}`}
      style={{ '--columns': columns } as CSSProperties}
    >
      {cards.map(({ to, title, text, note }) => (
        <li key={to}>
          <Link className={styles.card ?? ''} to={to}>
            <strong>{title}</strong>
            {note && <small>{note}</small>}
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ol>
  )
}
