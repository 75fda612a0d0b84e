import type { ReactNode } from 'react'
import { withCommas } from '../../../browser/withCommas'
import { Place, type RowActions } from '../ConsoleRow'
import { outcomeNote } from '../describeRun'
import { explainSilence } from '../explainSilence'
import type { ConsoleSnapshot } from '../snapshot'
import styles from './styles.module.css'

export type NotesProps = Pick<RowActions, 'onJump'> & {
  snapshot: ConsoleSnapshot
  /** The code that ran, if a run that prints nothing is to be explained. */
  explainedCode?: string | undefined
}

/** What is to be said after the lines: why nothing ran, or what ended it. */
export default function Notes({
  snapshot,
  explainedCode,
  onJump,
}: NotesProps): ReactNode {
  const { problems, omitted, notice } = snapshot
  const note = outcomeNote(snapshot)
  const silence =
    snapshot.isSilent && explainedCode !== undefined
      ? explainSilence(explainedCode)
      : undefined
  return (
    <>
      {notice && <p className={styles.note}>{notice}</p>}
      {silence && <p className={styles.note}>{silence}</p>}
      {omitted > 0 && (
        <p className={styles.note}>
          {withCommas(omitted)} more {omitted === 1 ? 'line' : 'lines'} not
          shown.
        </p>
      )}
      {problems.map(({ message, location }) => (
        <p
          key={`${location.file}:${location.line}:${message}`}
          className={styles.problem}
        >
          <Place location={location} onJump={onJump} />
          {message}
        </p>
      ))}
      {note && <p className={styles.problem}>{note}</p>}
    </>
  )
}
