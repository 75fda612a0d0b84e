import styles from './styles.module.css'
import { ticksUpTo } from './ticksUpTo'

type Props = { width: number }

/** Milliseconds below the lanes, so that lengths can be read off. */
export function Axis({ width }: Props) {
  return (
    <div className={styles.lane}>
      <span className={styles.label}>ms</span>
      <span className={styles.axis}>
        {ticksUpTo(width).map(at => (
          <span
            key={at}
            className={styles.tick}
            style={{ insetInlineStart: `${(at / width) * 100}%` }}
          >
            {at}
          </span>
        ))}
      </span>
    </div>
  )
}
