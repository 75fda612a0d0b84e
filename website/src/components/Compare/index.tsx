import Inert from '@site/pages/api/client/Inert'
import type { ComparisonData } from '@site/pages/comparisons/client/comparisonData'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

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

/** Runs on the same input, one below the other and to one scale. */
export default function Compare({ sides }: ComparisonData): ReactNode {
  return (
    <div className={styles.compare}>
      {sides.map(({ title, html }) => (
        <Inert key={title} html={html} />
      ))}
      <TotalsTable sides={sides} />
    </div>
  )
}
