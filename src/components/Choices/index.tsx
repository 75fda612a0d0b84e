import Link from '@docusaurus/Link'
import { type Choice, type ChoiceGroup, choices } from '@site/data/choices'
import type { Flavour } from '@site/library/model/flavour'
import { columnsOf, columnsShown } from './columnsOf'
import { type Filter, useFilter } from './filterStore'
import { matches } from './matches'
import styles from './styles.module.css'

function FunctionLink({ name }: { name: string }) {
  return (
    <Link to={`/docs/api/variables/${name}`}>
      <code>{name}</code>
    </Link>
  )
}

const labels: Readonly<Record<Flavour, string>> = {
  plain: 'plain',
  async: 'Async',
  concur: 'Concur',
}

const rowsOf = (group: ChoiceGroup, { shown, query }: Filter) =>
  choices[group]
    .filter((choice: Choice) => matches(choice, query))
    .map(choice => ({ ...choice, columns: columnsOf(choice, shown) }))
    .filter(({ columns }) => columns.some(name => name !== undefined))

/** One group of wishes, each with its function in the chosen flavours. */
export default function Choices({ group }: { group: ChoiceGroup }) {
  const filter = useFilter()
  const rows = rowsOf(group, filter)
  const columns = columnsShown[filter.shown]
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
