import SiteLink from '@site/src/components/SiteLink'
import { type ReactNode, useEffect, useState } from 'react'
import { filterRows, sortRows, type Words } from './rows'
import styles from './styles.module.css'
import { useAddressParameter } from './useAddressParameter'

export type FilterProps = {
  /** Whether rows are functions, narrowed by what the address asks of them. */
  isBehaviour?: boolean
}

/** Other words for the functions, by name; fetched when they are needed. */
const loadAliases = async (): Promise<Words> => {
  const module = await import('@site/generated/aliases.json')
  return module.default
}

const noWords: Words = {}

export default function Filter({
  isBehaviour = false,
}: FilterProps): ReactNode {
  const [query, setQuery] = useAddressParameter('filter')
  const [sorting, setSorting] = useAddressParameter('sort')
  const [found, setFound] = useState<number>()
  const [total, setTotal] = useState<number>()
  const [words, setWords] = useState<Words>(noWords)
  const isFiltering = query !== ''
  useEffect(() => {
    if (isFiltering) {
      loadAliases().then(setWords, console.error)
    }
  }, [isFiltering])
  useEffect(() => {
    setTotal(filterRows('', noWords, new URLSearchParams()))
    setFound(
      filterRows(query, words, new URLSearchParams(window.location.search)),
    )
  }, [query, words])
  const isByCost = sorting === 'cost'
  useEffect(() => sortRows(isByCost), [isByCost])
  const [one, many] = isBehaviour
    ? ['function', 'functions']
    : ['family', 'families']
  const isNarrowed = found !== total
  return (
    <search className={styles.bar}>
      <label htmlFor="api-filter">Filter</label>
      <input
        id="api-filter"
        type="search"
        placeholder="Name or what it does"
        value={query}
        data-needs-script
        onChange={event => setQuery(event.target.value)}
        autoComplete="off"
        spellCheck={false}
      />
      {!isBehaviour && (
        <label className={styles.sort} data-needs-script>
          <input
            type="checkbox"
            checked={isByCost}
            onChange={event => setSorting(event.target.checked ? 'cost' : '')}
          />
          Lightest import first
        </label>
      )}
      <output className={styles.count} htmlFor="api-filter">
        {isNarrowed && `${found} ${found === 1 ? one : many}`}
      </output>
      {isBehaviour && isNarrowed && (
        <a href={window.location.pathname}>Show all</a>
      )}
      {query && found === 0 && (
        <SiteLink to={`/search?q=${encodeURIComponent(query)}`}>
          Search all pages for “{query}”
        </SiteLink>
      )}
      <noscript>
        Filtering needs JavaScript. Without it, your browser’s own search finds
        any name on this page.
      </noscript>
    </search>
  )
}
