import Link from '@docusaurus/Link'
import { useLocation } from '@docusaurus/router'
import { useEarlyValue } from '@site/browser/useEarlyValue'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { filterRows, type Words } from './filterRows'
import { sortRows } from './sortRows'
import styles from './styles.module.css'
import { useAddressParameter } from './useAddressParameter'

/** Other words for the functions, by name; fetched when they are needed. */
const loadAliases = async (): Promise<Readonly<Record<string, string>>> => {
  const module = await import('@site/generated/aliases.json')
  return module.default
}

const noWords: Words = {}

function SortByCost(): ReactNode {
  const [sorting, setSorting] = useAddressParameter('sort')
  const box = useEarlyValue<HTMLInputElement>(setSorting, ({ checked }) =>
    checked ? 'cost' : '',
  )
  useEffect(() => sortRows(sorting === 'cost'), [sorting])
  return (
    <label className={styles.sort} data-needs-script>
      <input
        ref={box}
        type="checkbox"
        checked={sorting === 'cost'}
        onChange={event => setSorting(event.target.checked ? 'cost' : '')}
      />
      Lightest import first
    </label>
  )
}

type Props = {
  /** Whether rows are functions, narrowed by what the address asks of them. */
  isBehaviour?: boolean
}

/** Narrows and sorts the tables of the page, which work without it too. */
export default function ApiIndexFilter({
  isBehaviour = false,
}: Props): ReactNode {
  const id = useId()
  const { search, pathname } = useLocation()
  const [query, setQuery] = useAddressParameter('filter')
  const field = useEarlyValue<HTMLInputElement>(setQuery)
  const [found, setFound] = useState<number>()
  const [total, setTotal] = useState<number>()
  const [words, setWords] = useState<Words>(noWords)
  // The field may have had the focus before the app was there.
  const isFiltering = query !== ''
  useEffect(() => {
    if (isFiltering) {
      loadAliases().then(setWords, console.error)
    }
  }, [isFiltering])
  useEffect(() => {
    setTotal(filterRows('', noWords, new URLSearchParams()))
    setFound(filterRows(query, words, new URLSearchParams(search)))
  }, [query, words, search])
  const [one, many] = isBehaviour
    ? ['function', 'functions']
    : ['family', 'families']
  const isNarrowed = found !== total
  return (
    <search className={styles.bar}>
      <label htmlFor={id}>Filter</label>
      <input
        ref={field}
        id={id}
        type="search"
        placeholder="Name or what it does"
        value={query}
        data-needs-script
        onChange={event => setQuery(event.target.value)}
        onFocus={() => loadAliases().then(setWords, console.error)}
        autoComplete="off"
        spellCheck={false}
      />
      {!isBehaviour && <SortByCost />}
      <output className={styles.count} htmlFor={id}>
        {isNarrowed && `${found} ${found === 1 ? one : many}`}
      </output>
      {isBehaviour && isNarrowed && <Link to={pathname}>Show all</Link>}
      {query && found === 0 && (
        <Link to={`/search?q=${encodeURIComponent(query)}`}>
          Search all pages for “{query}”
        </Link>
      )}
      <noscript>
        Filtering needs JavaScript. Without it, your browser’s own search finds
        any name on this page.
      </noscript>
    </search>
  )
}
