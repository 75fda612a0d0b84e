import recording from '@site/data/speed.json'
import figures from '@site/generated/speed.json'
import {
  describeStanding,
  formatTime,
  inOrder,
  type Recording,
} from '@site/pages/speed/timings'
import type { CSSProperties, ReactNode } from 'react'
import styles from './styles.module.css'

const { browser, machine, versions, measurements }: Recording = recording

/** What was recorded, and on what; the tables name it. */
export function RecordedOn(): ReactNode {
  const packages = Object.entries(versions).map(entry => entry.join(' '))
  return `${browser} on ${machine}, with ${packages.join(', ')}`
}

/** How long each contender took for a task, and the program that says so. */
export default function Speed({ task }: { task: string }): ReactNode {
  const { title, attributes, html } = figures[task] ?? {}
  const timings = measurements[task] ?? {}
  const longest = Math.max(...Object.values(timings))
  const [unit, scale] = longest > 10 ? ['ms', 1] : ['µs', 1000]
  return (
    <>
      <p>
        <strong>{describeStanding(timings)}</strong>
      </p>
      <table className={styles.timings}>
        <caption>{title}: recorded run</caption>
        <thead>
          <tr>
            <th scope="col">With</th>
            <th scope="col" colSpan={2}>
              Median, {unit}
            </th>
          </tr>
        </thead>
        <tbody>
          {inOrder(timings).map(([name, median]) => (
            <tr key={name} data-own={name === 'lfi' || undefined}>
              <th scope="row">{name}</th>
              <td>{formatTime(median * scale)}</td>
              <td
                aria-hidden="true"
                style={{ '--share': median / longest } as CSSProperties}
              />
            </tr>
          ))}
        </tbody>
      </table>
      <details className={styles.source}>
        <summary>The program</summary>
        <figure
          {...attributes}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made and escaped by this site's own build
          dangerouslySetInnerHTML={{ __html: html ?? '' }}
        />
      </details>
    </>
  )
}
