import Link from '@docusaurus/Link'
import { type Choice, type ChoiceGroup, choices } from '@site/data/choices'
import { useFilter } from './filterStore'
import { matches } from './matches'
import styles from './styles.module.css'

function NameCell({ name }: { name: string | undefined }) {
  return (
    <td>
      {name && (
        <Link to={`/docs/api/variables/${name}`}>
          <code>{name}</code>
        </Link>
      )}
    </td>
  )
}

function Row({ want, name, async, concur }: Choice) {
  return (
    <tr>
      <th scope="row">{want}</th>
      <NameCell name={name} />
      <NameCell name={async ? `${name}Async` : undefined} />
      <NameCell name={concur ? `${name}Concur` : undefined} />
    </tr>
  )
}

const inFlavour = ({ async, concur }: Choice, shown: string) =>
  (shown !== 'async' || async) && (shown !== 'concur' || concur)

/** One group of wishes, each with its function in every flavour. */
export default function Choices({ group }: { group: ChoiceGroup }) {
  const { shown, query } = useFilter()
  const rows: Choice[] = choices[group].filter(
    choice => matches(choice, query) && inFlavour(choice, shown),
  )
  if (rows.length === 0) return <p className={styles.none}>Nothing here.</p>
  return (
    <table className={styles.choices} data-shown={shown}>
      <thead>
        <tr>
          <th scope="col">I want</th>
          <th scope="col">plain</th>
          <th scope="col">Async</th>
          <th scope="col">Concur</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(choice => (
          <Row key={choice.want} {...choice} />
        ))}
      </tbody>
    </table>
  )
}
