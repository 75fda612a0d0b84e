import { useEarlyValue } from '@site/browser/useEarlyValue'
import { type CSSProperties, type ReactNode, useEffect, useId } from 'react'
import { useAddressParameter } from './useAddressParameter'

export type Column = {
  key: string
  heading: string
  values: readonly string[]
}

/** What rows must have, by the heading of a column. */
export type Chosen = Readonly<Record<string, string>>

/* On the elements: one page has these, and all pages load the stylesheet. */
const wide: CSSProperties = { flexBasis: '100%' }
const choices: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: '0.5rem 0.75rem',
  marginBlockStart: '0.75rem',
}
const choice: CSSProperties = { display: 'grid' }

type FilterProps = {
  column: Column
  onChange: (heading: string, value: string) => void
}

function ColumnFilter({ column, onChange }: FilterProps): ReactNode {
  const { key, heading, values } = column
  const id = useId()
  const [value, setValue] = useAddressParameter(key)
  const field = useEarlyValue<HTMLSelectElement>(setValue)
  useEffect(() => onChange(heading, value), [onChange, heading, value])
  return (
    <div style={choice}>
      <label htmlFor={id}>{heading}</label>
      <select
        ref={field}
        id={id}
        value={value}
        onChange={event => setValue(event.target.value)}
      >
        <option value="">any</option>
        {values.map(found => (
          <option key={found}>{found}</option>
        ))}
      </select>
    </div>
  )
}

type Props = {
  columns: readonly Column[]
  chosen: Chosen
  onChange: FilterProps['onChange']
}

/** A choice for each column, behind a disclosure: there are many. */
export default function ColumnFilters({
  columns,
  chosen,
  onChange,
}: Props): ReactNode {
  const conditions = Object.entries(chosen)
    .filter(([, value]) => value)
    .map(([heading, value]) => `${heading}: ${value}`)
  return (
    <details style={wide} data-needs-script>
      <summary>
        Filter by column{conditions.length > 0 && ` (${conditions.join(', ')})`}
      </summary>
      <div style={choices}>
        {columns.map(column => (
          <ColumnFilter key={column.key} column={column} onChange={onChange} />
        ))}
      </div>
    </details>
  )
}
