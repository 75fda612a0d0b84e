import { storeFlavour } from '@site/pages/api/client/flavourPreference'
import { useLayoutEffect, useRef } from 'react'
import {
  labels,
  readEarlyFilter,
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

/** Narrows the tables below; without JavaScript they are simply complete. */
export default function Controls() {
  const { shown, query } = useFilter()
  const form = useRef<HTMLFormElement>(null)
  // In the commit: see useEarlyValue.
  useLayoutEffect(() => {
    const early = readEarlyFilter(new FormData(form.current ?? undefined))
    setFilter(early)
    if (early.shown) {
      storeFlavour(early.shown)
    }
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
