import type { Mark } from '@site/pages/timelines/client/timelineData'
import styles from './styles.module.css'

/** What was noted during the run, and when. */
export function Marks({ marks }: { marks: Mark[] }) {
  if (marks.length === 0) {
    return null
  }
  return (
    <ul className={styles.legend}>
      {marks.map(({ at, label }) => (
        <li key={label}>
          <b>{at} ms</b> {label}
        </li>
      ))}
    </ul>
  )
}
