import type { ReactNode } from 'react'
import Phrase from './Phrase'
import styles from './styles.module.css'

/** On a phone, what a press leads to appears below what is in view. */
export const bringIntoView = (result: HTMLElement | null): void =>
  result?.scrollIntoView({ block: 'nearest' })

type Props = {
  isRight: boolean
  title: string
  /** What was expected and what came, by what each is called. */
  facts: Readonly<Record<string, string>>
  children: string
}

/** What is said of a run: whether it is as it should be, and why. */
export default function Verdict(props: Props): ReactNode {
  const { isRight, title, facts, children } = props
  return (
    <div ref={bringIntoView} className={styles.verdict} data-right={isRight}>
      {Object.entries(facts).map(([name, text]) => (
        <p key={name}>
          <Phrase>{name}</Phrase>
          <samp>{text}</samp>
        </p>
      ))}
      <p>
        <strong>{title}</strong> <Phrase>{children}</Phrase>
      </p>
    </div>
  )
}
