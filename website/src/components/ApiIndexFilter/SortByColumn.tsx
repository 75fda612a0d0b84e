import { useEarlyValue } from '@site/browser/useEarlyValue'
import { type ReactNode, useEffect, useRef } from 'react'
import { directionOf, turned } from './sortRows'
import styles from './styles.module.css'

/** The headings of the one table that is sorted by columns. */
const findHeadings = (): NodeListOf<HTMLElement> =>
  document.querySelectorAll('table.api-behaviours thead th')

type Props = {
  headings: readonly string[]
  sorting: string
  onChange: (sorting: string) => void
}

/** Makes the headings of a table buttons, and tells which one sorts it. */
const useHeadingButtons = ({ sorting, onChange }: Props): void => {
  const latest = useRef({ sorting, onChange })
  latest.current = { sorting, onChange }
  useEffect(() => {
    const cells = findHeadings()
    for (const cell of cells) {
      const heading = cell.textContent
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = heading
      // Here, because all pages load the stylesheet and one has these.
      button.style.cssText =
        'padding: 0; border: 0; background: none; color: inherit; font: inherit; text-align: start; text-decoration: underline dotted; cursor: pointer'
      button.addEventListener('click', () =>
        latest.current.onChange(turned(heading, latest.current.sorting)),
      )
      cell.replaceChildren(button)
    }
    return () => {
      for (const cell of cells) {
        cell.replaceChildren(cell.textContent)
      }
    }
  }, [])
  useEffect(() => {
    const { heading, isDescending } = directionOf(sorting)
    for (const cell of findHeadings()) {
      if (cell.textContent === heading) {
        cell.ariaSort = isDescending ? 'descending' : 'ascending'
      } else {
        cell.removeAttribute('aria-sort')
      }
    }
  }, [sorting])
}

/** For phones, where a table has no headings, and for everybody else. */
export default function SortByColumn(props: Props): ReactNode {
  const { headings, sorting, onChange } = props
  const { heading, isDescending } = directionOf(sorting)
  const field = useEarlyValue<HTMLSelectElement>(onChange)
  useHeadingButtons(props)
  return (
    <span className={styles.sort} data-needs-script>
      <label className={styles.sort}>
        Sort by
        <select
          ref={field}
          value={heading}
          onChange={event => onChange(event.target.value)}
        >
          <option value="">category</option>
          {headings.map(name => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <button
        type="button"
        disabled={!heading}
        aria-pressed={isDescending}
        onClick={() => onChange(turned(heading, sorting))}
      >
        Descending
      </button>
    </span>
  )
}
