import Inert from '@site/pages/api/client/Inert'
import type { ComparisonData } from '@site/pages/comparisons/client/comparisonData'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import styles from './styles.module.css'

const CompareView = lazy(() => import('@site/trace/viewer/CompareView'))

const rows = [
  ['Result', 'result'],
  ['Milliseconds', 'milliseconds'],
  ['Calls', 'calls'],
  ['Most in flight', 'mostInFlight'],
  ['Most held', 'mostHeld'],
  ['Values taken', 'taken'],
] as const

/** What the runs came to, without what is the same for all. */
function TotalsTable({ sides }: ComparisonData): ReactNode {
  const different = rows.filter(
    ([, field]) => new Set(sides.map(({ totals }) => totals[field])).size > 1,
  )
  return (
    <table>
      <thead>
        <tr>
          <td />
          {sides.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {different.map(([label, field]) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            {sides.map(({ title, totals }) => (
              <td key={title}>{totals[field]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Runs on the same input, drawn beside each other; walked on request. */
export default function Compare({ sides }: ComparisonData): ReactNode {
  const [isWalking, setWalking] = useState(false)
  const pictures = (
    <div className={styles.sides}>
      {sides.map(({ title, html }) => (
        <Inert key={title} html={html} />
      ))}
    </div>
  )
  return (
    <div className={styles.compare}>
      {isWalking ? (
        <Suspense fallback={pictures}>
          <CompareView runs={sides} />
        </Suspense>
      ) : (
        pictures
      )}
      {!isWalking && (
        <button
          type="button"
          className="trace-walk"
          data-needs-script=""
          onClick={() => setWalking(true)}
        >
          Walk through both
        </button>
      )}
      <TotalsTable sides={sides} />
    </div>
  )
}
