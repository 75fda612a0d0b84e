import type { TimelineData } from '@site/pages/timelines/client/timelineData'

/** The run in words and numbers, for those who do not see the bars. */
export function RunTable({ run }: { run: TimelineData }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Lane</th>
          <th scope="col">Stage</th>
          <th scope="col">Starts</th>
          <th scope="col">Ends</th>
          <th scope="col">Outcome</th>
        </tr>
      </thead>
      <tbody>
        {run.lanes.flatMap(({ label, bars }) =>
          bars.map(({ stage, start, end, outcome }) => (
            <tr key={`${label} ${stage}`}>
              <th scope="row">{label}</th>
              <td>{stage}</td>
              <td>{start} ms</td>
              <td>{end} ms</td>
              <td>{outcome}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}
