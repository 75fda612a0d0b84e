import Inert from '@site/pages/api/client/Inert'
import type { CSSProperties, ReactNode } from 'react'
import type { RaceRun } from './runs'
import styles from './styles.module.css'

/** One way of doing the work: a lane a photo, a bar where something runs. */
export const Run = ({
  run: { id, title, means, because, data },
}: {
  run: RaceRun
}): ReactNode => (
  <li
    className={styles.run}
    data-run={id}
    style={{ '--settled': data.settled } as CSSProperties}
  >
    <p className={styles.name}>
      <strong>{title}</strong> <code>{means}</code>
    </p>
    <div aria-hidden="true">
      <Inert html={data.html} />
    </div>
    <p className={styles.total}>
      <strong>{data.settled} ms</strong> because {because}.
    </p>
  </li>
)
