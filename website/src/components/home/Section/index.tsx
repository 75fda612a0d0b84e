import type { Flavour } from '@site/library/model/flavour'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

type SectionProps = {
  id: string
  flavour: Flavour
  eyebrow: string
  title: string
  lead: ReactNode
  children: ReactNode
}

/** One demonstration of the home page: a claim, and under it the evidence. */
export const Section = ({
  id,
  flavour,
  eyebrow,
  title,
  lead,
  children,
}: SectionProps): ReactNode => (
  <section
    aria-labelledby={id}
    className={`container ${styles.section}`}
    data-flavour={flavour}
  >
    <header className={styles.header}>
      <p className={styles.eyebrow}>{eyebrow}</p>
      <h2 id={id}>{title}</h2>
      <p>{lead}</p>
    </header>
    <div className={styles.evidence}>{children}</div>
  </section>
)
