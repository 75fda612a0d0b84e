import { flavourLabels, flavours, isFlavour } from '@site/library/model/flavour'
import { storeFlavour } from '@site/pages/api/client/flavourPreference'
import SiteLink from '@site/src/components/SiteLink'
import { type ReactNode, useEffect, useState } from 'react'
import { filterRows } from './rows'
import styles from './styles.module.css'
import { useAddressParameter } from './useAddressParameter'

const nouns = {
  family: ['family', 'families'],
  function: ['function', 'functions'],
  task: ['task', 'tasks'],
} as const

export type FilterProps = {
  /** What a row is. The address narrows functions by what they do, too. */
  row: keyof typeof nouns
}

type FieldProps = { value: string; onChange: (value: string) => void }

/** Which flavour to show; one that is chosen is preferred on other pages too. */
function Flavours({ value, onChange }: FieldProps): ReactNode {
  const choose = (flavour: string): void => {
    onChange(flavour)
    storeFlavour(flavour)
  }
  return (
    <div
      className={styles.choices}
      role="radiogroup"
      aria-label="Flavour"
      data-needs-script
    >
      {['', ...flavours].map(flavour => (
        <label key={flavour} className={styles.choice}>
          <input
            type="radio"
            name="flavour"
            checked={value === flavour}
            onChange={() => choose(flavour)}
          />
          {isFlavour(flavour) ? flavourLabels[flavour] : 'All'}
        </label>
      ))}
    </div>
  )
}

export default function Filter({ row }: FilterProps): ReactNode {
  const [one, many] = nouns[row]
  const [query, setQuery] = useAddressParameter('filter')
  const [flavour, setFlavour] = useAddressParameter('flavour')
  const [{ found, total }, setCounts] = useState({ found: 0, total: 0 })
  useEffect(() => {
    const address = new URLSearchParams(window.location.search)
    setCounts(filterRows({ query, flavour, address }))
  }, [query, flavour])
  return (
    <search className={styles.bar}>
      <label className={styles.query} data-needs-script>
        Filter
        <input
          type="search"
          placeholder="Name or what it does"
          value={query}
          onChange={event => setQuery(event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      {row !== 'function' && <Flavours value={flavour} onChange={setFlavour} />}
      <output className={styles.count}>
        {found !== total && `${found} ${found === 1 ? one : many}`}
      </output>
      {row === 'function' && found !== total && (
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
