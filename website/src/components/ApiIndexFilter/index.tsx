import Link from '@docusaurus/Link'
import { flavourLabels, flavours, isFlavour } from '@site/library/model/flavour'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

type Props = {
  /** What a row is. The address narrows functions by what they do, too. */
  row: 'families' | 'functions' | 'tasks'
}

const singular = { families: 'family', functions: 'function', tasks: 'task' }

/** Which flavour to show; one that is chosen is preferred on other pages too. */
function Flavours(): ReactNode {
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
            value={flavour}
            defaultChecked={flavour === ''}
          />
          {isFlavour(flavour) ? flavourLabels[flavour] : 'All'}
        </label>
      ))}
    </div>
  )
}

/**
 * Narrows the tables of the page, which work without it too: see
 * engine/first-script. The address takes the names of the fields.
 */
export default function ApiIndexFilter({ row }: Props): ReactNode {
  return (
    <search>
      {/* With nothing to send, and no dialog to close: Enter does nothing. */}
      <form
        method="dialog"
        className={styles.bar}
        data-filter={`${singular[row]} ${row}`}
      >
        <label className={styles.query} data-needs-script>
          Filter
          <input
            type="search"
            name="filter"
            placeholder="Name or what it does"
            autoComplete="off"
            spellCheck={false}
          />
        </label>
        {row !== 'functions' && <Flavours />}
        <output className={styles.count} />
        {row === 'functions' && (
          <Link to="/docs/api/behaviour" hidden data-show-all>
            Show all
          </Link>
        )}
        <Link to="/search" hidden data-search-all>
          Search all pages
        </Link>
        <noscript>
          Filtering needs JavaScript. Without it, your browser’s own search
          finds any name on this page.
        </noscript>
      </form>
    </search>
  )
}
