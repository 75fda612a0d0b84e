import { storeFlavour } from '@site/pages/api/client/flavourPreference'
import { useEffect, useRef } from 'react'
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
  const form = useRef<HTMLFormElement>(null)
  // What was chosen and typed before the app was there.
  useEffect(() => {
    const entries = new FormData(form.current ?? undefined)
    const early = options.find(({ value }) => value === entries.get('shown'))
    if (early && early.value !== 'all') {
      show(early.value)
    }
    setFilter({ query: String(entries.get('query') ?? '') })
  }, [])
  return (
    <form
      ref={form}
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
        {options.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="shown"
              value={value}
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
