import {
  describeStanding,
  formatTime,
  type Timing,
  unitOf,
} from '@site/pages/speed/model/timings'
import type { CSSProperties, ReactNode } from 'react'
import styles from './styles.module.css'

type Props = {
  title: string
  timings: readonly Timing[]
}

/** The numbers, each with its bar, the fastest first. */
export default function TimingsTable(props: Props): ReactNode {
  const { title, timings } = props
  const unit = unitOf(timings)
  // One slow sample would make all bars short, so it may end beyond the chart.
  const end = 1.25 * Math.max(...timings.map(({ median }) => median))
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
            <th scope="col">Median, {unit}</th>
            <th scope="col">Fastest to slowest sample, {unit}</th>
          </tr>
        </thead>
        <tbody>
          {timings
            .toSorted((a, b) => a.median - b.median)
            .map(({ name, median, low, high }) => (
              <tr key={name} data-own={name === 'lfi' || undefined}>
                <th scope="row">{name}</th>
                <td>{formatTime(median, unit)}</td>
                <td>
                  {formatTime(low, unit)} to {formatTime(high, unit)}
                  <span
                    aria-hidden="true"
                    className={styles.bar}
                    style={
                      {
                        '--median': median / end,
                        '--low': low / end,
                        '--high': Math.min(high / end, 1),
                      } as CSSProperties
                    }
                  />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  )
}
