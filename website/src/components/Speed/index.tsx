import recording from '@site/data/speed.json'
import figures from '@site/generated/speed.json'
import type { Measurements } from '@site/pages/speed/model/timings'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import buttons from '../buttons.module.css'
import { idle, measureAll, stop, store } from './measureAll'
import styles from './styles.module.css'
import TimingsTable from './TimingsTable'

const recorded: Measurements = recording.measurements

const TOTAL = Object.values(recorded).flat().length

const useMeasured = () =>
  useSyncExternalStore(store.subscribe, store.read, () => idle)

/** The programs as the page shows them. */
const shownPrograms = (): (readonly [task: string, code: string])[] =>
  Object.keys(figures).map(task => {
    const code = document.querySelector(`[data-task=${task}] pre > code`)
    return [task, code?.textContent ?? '']
  })

/** Measures all tasks in this browser, and says how far it is. */
export function MeasureSpeed(): ReactNode {
  const { status, measured, count, task = '', problem } = useMeasured()
  const isMeasuring = status === 'measuring'
  useEffect(() => stop, [])
  return (
    <div className={styles.measure} data-needs-script>
      <button
        type="button"
        className={buttons.primary}
        onClick={isMeasuring ? stop : () => void measureAll(shownPrograms())}
      >
        {isMeasuring ? 'Stop' : 'Measure in this browser'}
      </button>
      {isMeasuring && (
        <progress aria-label="Measured" max={TOTAL} value={count} />
      )}
      <p
        role="status"
        // For `npm run bench:contenders`, which records a run of this page.
        data-measured={status === 'done' ? JSON.stringify(measured) : undefined}
      >
        {isMeasuring && `Measuring: ${figures[task]?.title}`}
        {status === 'done' &&
          (problem || 'Done. The tables show this browser.')}
      </p>
    </div>
  )
}

/** What was recorded, and on what; the tables name it. */
export function RecordedOn(): ReactNode {
  const { browser, machine, versions } = recording
  const packages = Object.entries(versions).map(entry => entry.join(' '))
  return `${browser} on ${machine}, with ${packages.join(', ')}`
}

/** How long each contender took for a task, and the program that says so. */
export default function Speed({ task }: { task: string }): ReactNode {
  const { measured } = useMeasured()
  const figure = figures[task]
  const own = measured[task]
  return (
    figure && (
      <>
        <TimingsTable
          title={figure.title}
          timings={own ?? recorded[task] ?? []}
          isRecorded={!own}
        />
        <details className={styles.source}>
          <summary>The program</summary>
          <figure
            {...figure.attributes}
            data-task={task}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made and escaped by this site's own build
            dangerouslySetInnerHTML={{ __html: figure.html }}
          />
        </details>
      </>
    )
  )
}
