import { useHistory, useLocation } from '@docusaurus/router'
import { useEffect, useState } from 'react'
import { MAX_QUERY } from './limits'

const readQuery = (): string =>
  new URLSearchParams(window.location.search).get('q')?.slice(0, MAX_QUERY) ??
  ''

/** The query of the address, and how far its results are scrolled. */
export const useSearchAddress = () => {
  const history = useHistory()
  const { search, pathname } = useLocation()
  const [state, setState] = useState({ query: '', page: 0 })
  // The prerendered page has no query: it is read once the page is alive, and
  // whenever a link or the history changes it. It is read from the browser: a
  // key may have changed it since the page was rendered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address that changed is read again
  useEffect(() => {
    const query = readQuery()
    setState(before => (before.query === query ? before : { query, page: 0 }))
  }, [search])
  return {
    ...state,
    setQuery: (text: string): void => {
      const query = text.slice(0, MAX_QUERY)
      setState({ query, page: 0 })
      const parameters = new URLSearchParams(query ? { q: query } : {})
      history.replace({ pathname, search: parameters.toString() })
    },
    nextPage: (): void =>
      setState(({ query, page }) => ({ query, page: page + 1 })),
  }
}
