import { storeFlavour } from '@site/pages/api/client/flavourPreference'
import {
  labels,
  type Shown,
  setFilter,
  shownFlavours,
  useFilter,
} from './filterStore'
import styles from './styles.module.css'

/** A flavour chosen here is the one that the rest of the site prefers too. */
const show = (shown: Shown) => {
  setFilter({ shown })
  storeFlavour(shown)
}

export default function Form() {
  const { shown, query } = useFilter()
  return (
    <form
      className={styles.controls}
      onSubmit={event => event.preventDefault()}
    >
      <label>
        I want{' '}
        <input
          type="search"
          name="query"
          value={query}
          placeholder="the largest number"
          onChange={event => setFilter({ query: event.target.value })}
        />
      </label>
      <fieldset>
        <legend>Show</legend>
        {shownFlavours.map(value => (
          <label key={value}>
            <input
              type="radio"
              name="shown"
              value={value}
              checked={value === shown}
              onChange={() => show(value)}
            />
            {labels[value]}
          </label>
        ))}
      </fieldset>
    </form>
  )
}
