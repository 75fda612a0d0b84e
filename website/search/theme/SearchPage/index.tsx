import Link from '@docusaurus/Link'
import { useHistory, useLocation } from '@docusaurus/router'
import { PageMetadata } from '@docusaurus/theme-common'
import Layout from '@theme/Layout'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { limitQuery, QUERY_FIELD } from '../../client/queryField'
import { followHit, toStoredHit } from '../../client/storedHits'
import { useSearch } from '../../client/useSearch'
import NoAnswer, { statusText } from '../SearchModal/NoAnswer'
import SearchResult from '../SearchResult'
import styles from './styles.module.css'

const titleOf = (query: string): string =>
  query.trim() ? `Search results for “${query}”` : 'Search the documentation'

/** `/search?q=`: the address is the query, the results follow it. */
export default function SearchPage(): ReactNode {
  const history = useHistory()
  const { search, pathname } = useLocation()
  const [query, setQuery] = useState('')
  const title = titleOf(query)
  const field = useRef<HTMLInputElement>(null)
  const change = (text: string): void => {
    setQuery(text)
    const parameters = new URLSearchParams(text ? { q: text } : {})
    history.replace({ pathname, search: parameters.toString() })
  }
  // What was typed before the page was alive.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first time is early
  useEffect(() => {
    if (field.current?.value) {
      change(field.current.value)
    }
  }, [])
  // The prerendered page has no query: it is read once the page is alive, and
  // whenever a link or the history changes it. It is read from the browser: a
  // key may have changed it since the page was rendered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address that changed is read again
  useEffect(() => {
    const address = new URLSearchParams(window.location.search)
    setQuery(limitQuery(address.get('q') ?? ''))
  }, [search])
  const suggest = (text: string): void => {
    change(text)
    // The button that was pressed goes.
    field.current?.focus()
  }
  return (
    <Layout>
      <PageMetadata
        title={title}
        description="Search the guides and the API reference of lfi by name, by words, or by type."
      />
      <main className={styles.page}>
        <h1 className={styles.title}>{title}</h1>
        <search data-needs-script>
          <form onSubmit={event => event.preventDefault()}>
            <input
              {...QUERY_FIELD}
              ref={field}
              className={styles.input}
              type="search"
              name="q"
              aria-label="Search"
              value={query}
              onChange={event => change(event.target.value)}
            />
          </form>
        </search>
        <noscript>
          <p>
            Searching needs JavaScript, since it happens in the browser. Without
            it, the <Link to="/docs/api/variables">index of functions</Link>{' '}
            lists every function with a summary, the{' '}
            <Link to="/docs/api/type-aliases">index of types</Link> every type,
            and <Link to="/docs/getting-started">Getting started</Link> leads
            through the guides.
          </p>
        </noscript>
        {query.trim() === '' ? (
          <p className={styles.help}>
            Find a function by its name, by what it is called elsewhere, in
            plain words, or by its type, as in{' '}
            <Link to="/search?q=Iterable<T> -> number">
              <code>{'Iterable<T> -> number'}</code>
            </Link>
            .
          </p>
        ) : (
          <Found query={query} onSuggestion={suggest} />
        )}
      </main>
    </Layout>
  )
}

type FoundProps = { query: string; onSuggestion: (query: string) => void }

function Found({ query, onSuggestion }: FoundProps): ReactNode {
  const [shown, setShown] = useState({ query, pages: 1 })
  const pages = shown.query === query ? shown.pages : 1
  const state = useSearch(query, pages)
  const { status, answer } = state
  const list = useRef<HTMLOListElement>(null)
  /** The button goes with the last results: the first new one gets the focus. */
  const [focused, setFocused] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: results that came are looked through again
  useEffect(() => {
    const link = list.current?.children[focused ?? -1]?.querySelector('a')
    if (link) {
      link.focus()
      setFocused(undefined)
    }
  }, [answer])
  return (
    <>
      <p role="status" className={styles.status}>
        {statusText(query, state)}
      </p>
      <NoAnswer query={query} state={state} onSuggestion={onSuggestion} />
      <ol ref={list} className={`clean-list ${styles.list}`}>
        {answer?.hits.map(hit => (
          <li key={hit.id}>
            <a {...followHit(toStoredHit(hit))}>
              <SearchResult hit={hit} />
            </a>
          </li>
        ))}
      </ol>
      {status === 'idle' && answer && answer.hits.length < answer.nbHits && (
        <button
          type="button"
          className="button"
          onClick={() => {
            setFocused(answer.hits.length)
            setShown({ query, pages: pages + 1 })
          }}
        >
          More results
        </button>
      )}
    </>
  )
}
