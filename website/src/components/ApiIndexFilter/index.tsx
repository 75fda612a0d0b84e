import Link from '@docusaurus/Link'
import { useEarlyValue } from '@site/browser/useEarlyValue'
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react'
import ColumnFilters, { type Chosen, type Column } from './ColumnFilters'
import { filterRows, type Words } from './filterRows'
import SortByColumn from './SortByColumn'
import { sortRows } from './sortRows'
import styles from './styles.module.css'
import { useAddressParameter } from './useAddressParameter'

/** Other words for the functions, by name; fetched when they are needed. */
const loadAliases = async (): Promise<Readonly<Record<string, string>>> => {
  const module = await import('@site/generated/aliases.json')
  return module.default
}

const noWords: Words = {}

type SortProps = {
  sorting: string
  onChange: (sorting: string) => void
}

function SortByCost({ sorting, onChange }: SortProps): ReactNode {
  const box = useEarlyValue<HTMLInputElement>(onChange, ({ checked }) =>
    checked ? 'cost' : '',
  )
  return (
    <label className={styles.sort} data-needs-script>
      <input
        ref={box}
        type="checkbox"
        checked={sorting === 'cost'}
        onChange={event => onChange(event.target.checked ? 'cost' : '')}
      />
      Lightest import first
    </label>
  )
}

type Props = {
  /** What a table of functions can be narrowed and sorted by, beside names. */
  columns?: readonly Column[]
}

/** Narrows and sorts the tables of the page, which work without it too. */
export default function ApiIndexFilter({ columns }: Props): ReactNode {
  const id = useId()
  const [query, setQuery] = useAddressParameter('filter')
  const field = useEarlyValue<HTMLInputElement>(setQuery)
  const [sorting, setSorting] = useAddressParameter('sort')
  const [found, setFound] = useState<number>()
  const [words, setWords] = useState<Words>(noWords)
  // The field may have had the focus before the app was there.
  const isFiltering = query !== ''
  useEffect(() => {
    if (isFiltering) {
      loadAliases().then(setWords, console.error)
    }
  }, [isFiltering])
  const [chosen, setChosen] = useState<Chosen>({})
  const choose = useCallback(
    (heading: string, value: string) =>
      setChosen(before => ({ ...before, [heading]: value })),
    [],
  )
  const isNarrowed = Object.values(chosen).some(Boolean)
  useEffect(
    () => setFound(filterRows(query, words, chosen)),
    [query, words, chosen],
  )
  useEffect(() => sortRows(sorting), [sorting])
  const sort = { sorting, onChange: setSorting }
  const [one, many] = columns
    ? ['function', 'functions']
    : ['family', 'families']
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
      {columns ? (
        <SortByColumn
          headings={['Function', ...columns.map(({ heading }) => heading)]}
          {...sort}
        />
      ) : (
        <SortByCost {...sort} />
      )}
      <output className={styles.count} htmlFor={id}>
        {(query || isNarrowed) && `${found} ${found === 1 ? one : many}`}
      </output>
      {query && found === 0 && (
        <Link to={`/search?q=${encodeURIComponent(query)}`}>
          Search all pages for “{query}”
        </Link>
      )}
      {columns && (
        <ColumnFilters columns={columns} chosen={chosen} onChange={choose} />
      )}
      <noscript>
        Filtering needs JavaScript. Without it, your browser’s own search finds
        any name on this page.
      </noscript>
    </search>
  )
}
