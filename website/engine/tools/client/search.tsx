import SearchModal from '@site/search/theme/SearchModal'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { loadSearch } from '../../../search/client/provider'
import CrashBoundary from './CrashBoundary'

/** Fetches what answers ahead of the first query, which tells what fails. */
export const loadIndex = (): void => {
  loadSearch().catch(() => undefined)
}

/** Opens the search dialog at once, so that the next key is for it. */
export const openSearch = (
  query: string,
  onClosed: () => void,
): (() => void) => {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  const close = (): void => {
    root.unmount()
    host.remove()
    onClosed()
  }
  flushSync(() =>
    root.render(
      <CrashBoundary>
        <SearchModal initialQuery={query} onClose={close} />
      </CrashBoundary>,
    ),
  )
  return close
}
