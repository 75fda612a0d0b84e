import { type ReactNode, useState } from 'react'
import { readContext } from '../../client/provider'
import {
  addFavourite,
  followHit,
  forget,
  readStoredHits,
} from '../../client/storedHits'
import IconButton from './IconButton'
import styles from './styles.module.css'

const LISTS = [
  ['recent', 'Recent'],
  ['favourites', 'Favourites'],
] as const

const EXAMPLES = [
  ['_.keyBy', 'a name from another library'],
  ['why is my map not running', 'a question'],
  ['(T -> boolean), Iterable<T> -> boolean', 'a type'],
  ['[1, 1, 2] -> [1, 2]', 'values: what goes in, what comes out'],
] as const

type Props = {
  onFollowed: () => void
  onExample: (query: string) => void
  /** The button that was pressed goes. */
  onGone: () => void
}

/** What was opened before, what was kept, and what can be asked. */
export default function StartScreen(props: Props): ReactNode {
  const { onFollowed, onExample, onGone } = props
  const [stored, setStored] = useState(readStoredHits)
  const changing = (act: () => void) => (): void => {
    act()
    onGone()
    setStored(readStoredHits())
  }
  const lists = LISTS.filter(([list]) => stored[list].length > 0)
  return (
    <>
      {lists.length === 0 && (
        <p className={styles.message}>No recent searches</p>
      )}
      {lists.map(([list, title]) => (
        <Entries key={list} title={title}>
          {stored[list].map(hit => (
            <li key={hit.url}>
              <a className={styles.entry} {...followHit(hit, onFollowed)}>
                {hit.title} <span className={styles.aside}>{hit.context}</span>
              </a>
              {list === 'recent' && (
                <IconButton
                  icon="star"
                  label={`Add to favourites: ${hit.title}`}
                  onClick={changing(() => addFavourite(hit))}
                />
              )}
              <IconButton
                icon="cross"
                label={`Remove from ${list}: ${hit.title}`}
                onClick={changing(() => forget(list, hit))}
              />
            </li>
          ))}
        </Entries>
      ))}
      {!readContext().hosted && (
        <Entries title="You can search by">
          {EXAMPLES.map(([query, kind]) => (
            <li key={query}>
              <button
                type="button"
                className={styles.entry}
                onClick={() => onExample(query)}
              >
                <code>{query}</code>{' '}
                <span className={styles.aside}>{kind}</span>
              </button>
            </li>
          ))}
        </Entries>
      )}
    </>
  )
}

function Entries(props: { title: string; children: ReactNode }): ReactNode {
  return (
    <section aria-label={props.title}>
      <h2 className={styles.groupTitle}>{props.title}</h2>
      <ul className={`clean-list ${styles.entries}`}>{props.children}</ul>
    </section>
  )
}
