import Link from '@docusaurus/Link'
import { PageMetadata } from '@docusaurus/theme-common'
import Layout from '@theme/Layout'
import { type ReactNode, useEffect, useRef } from 'react'
import { followHit } from '../../client/followHit'
import { toStoredHit } from '../../client/storedHits'
import { useSearch } from '../../client/useSearch'
import { useSearchAddress } from '../../client/useSearchAddress'
import { MAX_QUERY } from '../../engine/answer'
import NoAnswer, { statusText } from '../SearchModal/NoAnswer'
import SearchResult from '../SearchResult'
import styles from './styles.module.css'

const titleOf = (query: string): string =>
  query.trim() ? `Search results for “${query}”` : 'Search the documentation'

/** `/search?q=`: the address is the query, the results follow it. */
export default function SearchPage(): ReactNode {
  const { query, pages, setQuery, showMore } = useSearchAddress()
  const title = titleOf(query)
  const field = useRef<HTMLInputElement>(null)
  // What was typed before the page was alive.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first time is early
  useEffect(() => {
    if (field.current?.value) {
      setQuery(field.current.value)
    }
  }, [])
  const suggest = (text: string): void => {
    setQuery(text)
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
              ref={field}
              className={styles.input}
              type="search"
              name="q"
              aria-label="Search"
              placeholder="Search docs"
              autoComplete="off"
              spellCheck="false"
              maxLength={MAX_QUERY}
              value={query}
              onChange={event => setQuery(event.target.value)}
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
          <Found
            query={query}
            pages={pages}
            onMore={showMore}
            onSuggestion={suggest}
          />
        )}
      </main>
    </Layout>
  )
}

type FoundProps = {
  query: string
  pages: number
  onMore: () => void
  onSuggestion: (query: string) => void
}

function Found({ query, pages, onMore, onSuggestion }: FoundProps): ReactNode {
  const state = useSearch(query, pages)
  const { status, answer } = state
  const hasMore = status === 'idle' && answer && pages < answer.nbPages
  return (
    <>
      <p role="status" className={styles.status}>
        {statusText(query, state)}
      </p>
      <NoAnswer query={query} state={state} onSuggestion={onSuggestion} />
      <ol className={`clean-list ${styles.list}`}>
        {answer?.hits.map(hit => (
          <li key={hit.id}>
            <a {...followHit(toStoredHit(hit))}>
              <SearchResult hit={hit} />
            </a>
          </li>
        ))}
      </ol>
      {hasMore && (
        <button
          type="button"
          className="button button--secondary"
          onClick={onMore}
        >
          More results
        </button>
      )}
    </>
  )
}
