import useIsBrowser from '@docusaurus/useIsBrowser'
import { storeFlavour } from '@site/pages/api/client/flavourPreference'
import { type Shown, setFilter, useFilter } from './filterStore'
import styles from './styles.module.css'

const options: { value: Shown; label: string }[] = [
  { value: 'all', label: 'all flavours' },
  { value: 'plain', label: 'plain' },
  { value: 'async', label: 'Async' },
  { value: 'concur', label: 'Concur' },
]

/** A flavour chosen here is the one that the rest of the site prefers too. */
const show = (shown: Shown) => {
  setFilter({ shown })
  storeFlavour(shown)
}

/** Narrows the tables below; without JavaScript they are simply complete. */
export default function Controls() {
  const { shown, query } = useFilter()
  const isBrowser = useIsBrowser()
  // Controls that cannot work are not shown; their place is kept.
  if (!isBrowser) {
    return <div className={styles.controls} />
  }
  return (
    <form
      className={styles.controls}
      onSubmit={event => event.preventDefault()}
    >
      <label>
        I want{' '}
        <input
          type="search"
          value={query}
          placeholder="the largest number"
          onChange={event => setFilter({ query: event.target.value })}
        />
      </label>
      <fieldset>
        <legend>Show</legend>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="shown"
              checked={value === shown}
              onChange={() => show(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </form>
  )
}
