import { loadAliases } from '@site/pages/api/client/loadAliases'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { filterRows, type Words } from './filterRows'
import { sortRows } from './sortRows'
import styles from './styles.module.css'

const noWords: Words = {}

/** Narrows and sorts the tables of the page, which work without it too. */
export default function ApiIndexFilter(): ReactNode {
  const id = useId()
  const [isReady, setIsReady] = useState(false)
  const [query, setQuery] = useState('')
  const [byCost, setByCost] = useState(false)
  const [found, setFound] = useState<number>()
  const [words, setWords] = useState<Words>(noWords)
  useEffect(() => setIsReady(true), [])
  useEffect(() => setFound(filterRows(query, words)), [query, words])
  useEffect(() => sortRows(byCost), [byCost])
  return (
    <search className={styles.bar}>
      <label htmlFor={id}>Filter</label>
      <input
        id={id}
        type="search"
        placeholder="Name or what it does"
        value={query}
        disabled={!isReady}
        onChange={event => setQuery(event.target.value)}
        onFocus={() => loadAliases().then(setWords, console.error)}
        autoComplete="off"
        spellCheck={false}
      />
      <label className={styles.sort}>
        <input
          type="checkbox"
          checked={byCost}
          disabled={!isReady}
          onChange={event => setByCost(event.target.checked)}
        />
        Lightest import first
      </label>
      <output className={styles.count} htmlFor={id}>
        {query && `${found} ${found === 1 ? 'family' : 'families'}`}
      </output>
      <noscript>
        Filtering needs JavaScript. Without it, your browser’s own search finds
        any name on this page.
      </noscript>
    </search>
  )
}
