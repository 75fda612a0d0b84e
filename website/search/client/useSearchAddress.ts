import { useHistory, useLocation } from '@docusaurus/router'
import { useEffect, useState } from 'react'
import { MAX_QUERY } from '../engine/answer'

const readQuery = (): string => {
  const address = new URLSearchParams(window.location.search)
  return address.get('q')?.slice(0, MAX_QUERY) ?? ''
}

/** The query of the address, and how many pages of its results are wanted. */
export const useSearchAddress = () => {
  const history = useHistory()
  const { search, pathname } = useLocation()
  const [state, setState] = useState({ query: '', pages: 1 })
  // The prerendered page has no query: it is read once the page is alive, and
  // whenever a link or the history changes it. It is read from the browser: a
  // key may have changed it since the page was rendered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address that changed is read again
  useEffect(() => {
    const query = readQuery()
    setState(before => (before.query === query ? before : { query, pages: 1 }))
  }, [search])
  return {
    ...state,
    setQuery: (text: string): void => {
      const query = text.slice(0, MAX_QUERY)
      setState({ query, pages: 1 })
      const parameters = new URLSearchParams(query ? { q: query } : {})
      history.replace({ pathname, search: parameters.toString() })
    },
    showMore: (): void =>
      setState(({ query, pages }) => ({ query, pages: pages + 1 })),
  }
}
