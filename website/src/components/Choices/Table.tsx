import type { ChoiceGroup } from '@site/data/choices'
import SiteLink from '@site/src/components/SiteLink'
import { labels, useFilter } from './filterStore'
import { columnsShown, rowsOf } from './rowsOf'
import styles from './styles.module.css'

function FunctionLink({ name }: { name: string }) {
  return (
    <SiteLink to={`/docs/api/variables/${name}`}>
      <code>{name}</code>
    </SiteLink>
  )
}

export default function Table({ group }: { group: ChoiceGroup }) {
  const filter = useFilter()
  const rows = rowsOf(group, filter)
  const columns = columnsShown(filter.shown)
  if (rows.length === 0) {
    return <p className={styles.none}>Nothing here.</p>
  }
  return (
    <div className={styles.group}>
      <table className={styles.choices}>
        <thead>
          <tr>
            <th scope="col">I want</th>
            {columns.map(flavour => (
              <th key={flavour} scope="col" data-flavour={flavour}>
                {labels[flavour]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.want}>
              <th scope="row">{row.want}</th>
              {columns.map((flavour, index) => {
                const name = row.columns[index]
                return (
                  <td key={flavour} data-flavour={flavour}>
                    {name && <FunctionLink name={name} />}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
