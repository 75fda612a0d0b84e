import recording from '@site/data/speed.json'
import figures from '@site/generated/speed.json'
import type { Measurements } from '@site/pages/speed/model/timings'
import type { ReactNode } from 'react'
import styles from './styles.module.css'
import TimingsTable from './TimingsTable'

const recorded: Measurements = recording.measurements

/** What was recorded, and on what; the tables name it. */
export function RecordedOn(): ReactNode {
  const { browser, machine, versions } = recording
  const packages = Object.entries(versions).map(entry => entry.join(' '))
  return `${browser} on ${machine}, with ${packages.join(', ')}`
}

/** How long each contender took for a task, and the program that says so. */
export default function Speed({ task }: { task: string }): ReactNode {
  const figure = figures[task]
  return (
    figure && (
      <>
        <TimingsTable title={figure.title} timings={recorded[task] ?? []} />
        <details className={styles.source}>
          <summary>The program</summary>
          <figure
            {...figure.attributes}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made and escaped by this site's own build
            dangerouslySetInnerHTML={{ __html: figure.html }}
          />
        </details>
      </>
    )
  )
}
