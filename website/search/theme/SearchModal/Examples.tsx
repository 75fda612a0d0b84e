import { type ReactNode, useMemo } from 'react'
import { readSearchConfig } from '../../client/readSearchConfig'
import styles from './styles.module.css'

const EXAMPLES = [
  { query: '_.keyBy', kind: 'a name from another library' },
  { query: 'why is my map not running', kind: 'a question' },
  { query: '(T -> boolean), Iterable<T> -> boolean', kind: 'a type' },
  {
    query: '[1, 1, 2] -> [1, 2]',
    kind: 'values: what goes in, what comes out',
  },
]

type Props = { onExample: (query: string) => void }

/** What can be asked; the hosted provider knows words only. */
export default function Examples({ onExample }: Props): ReactNode {
  const isHosted = useMemo(() => readSearchConfig().hosted !== undefined, [])
  if (isHosted) {
    return null
  }
  return (
    <section aria-label="Examples of what you can ask">
      <h2 className={styles.groupTitle}>You can search by</h2>
      <ul className={`clean-list ${styles.stored}`}>
        {EXAMPLES.map(({ query, kind }) => (
          <li key={query}>
            <button
              type="button"
              className={styles.example}
              onClick={() => onExample(query)}
            >
              <code>{query}</code>{' '}
              <span className={styles.storedContext}>{kind}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
