import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useSearchRequests } from '../../../browser/openSearch'
import { wasUpdated } from '../../../browser/wasUpdated'
import { loadSearchModal } from '../../client/loadSearchModal'
import { type AskedSearch, firstQuery } from '../../client/searchKeys'
import { useEarlyApproach, useEarlySearch } from '../../client/useEarlySearch'
import { useProviderContext } from '../../client/useProviderContext'
import { useSearchShortcuts } from '../../client/useSearchShortcuts'
import { useTypedAhead } from '../../client/useTypedAhead'
import LoadFailure from './LoadFailure'
import styles from './styles.module.css'

const MagnifierIcon = (): ReactNode => (
  <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
    <circle cx="8.5" cy="8.5" r="5.5" />
    <path d="m13 13 4.5 4.5" />
  </svg>
)

/** The search box of the navbar: a button that loads the rest on intent. */
export default function SearchBar(): ReactNode {
  const context = useProviderContext()
  const [opening, setOpening] = useState<AskedSearch>()
  const [Modal, setModal] = useState<
    Awaited<ReturnType<typeof loadSearchModal>> | undefined
  >()

  const [failure, setFailure] = useState<{ isUpdated: boolean }>()

  const load = (): Promise<void> =>
    loadSearchModal(context).then(loaded => setModal(() => loaded))
  // A failed prefetch stays silent; opening search reports it.
  const loadAhead = (): void =>
    void load().catch((error: unknown) =>
      console.info('Search did not load.', error),
    )
  const close = (): void => setOpening(undefined)
  const openWith = (asked: AskedSearch): void => {
    setOpening(asked)
    setFailure(undefined)
    load().catch(async (error: unknown) => {
      console.info('Search did not load.', error)
      const isUpdated = await wasUpdated()
      close()
      setFailure({ isUpdated })
    })
  }
  const open = (query = ''): void => openWith({ query, isSubmitted: false })
  useSearchShortcuts(() => (opening ? close() : open()))
  useSearchRequests(open)
  useTypedAhead(Modal ? undefined : opening, setOpening)
  const button = useRef<HTMLButtonElement>(null)
  useEarlySearch(openWith, load)
  useEarlyApproach(button, loadAhead)

  const onKeyDown = (event: KeyboardEvent): void => {
    const query = firstQuery(event)
    if (query !== undefined) {
      event.preventDefault()
      open(query)
    }
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label="Search"
        aria-haspopup="dialog"
        data-search-button
        onClick={event => {
          // Safari leaves a clicked button without focus to come back to.
          event.currentTarget.focus()
          open()
        }}
        onKeyDown={onKeyDown}
        onPointerEnter={loadAhead}
        onTouchStart={loadAhead}
        onFocus={loadAhead}
      >
        <MagnifierIcon />
        <span className={styles.label} aria-hidden="true">
          Search
        </span>
        <span className={styles.keys} />
      </button>
      {failure && (
        <LoadFailure {...failure} onDismiss={() => setFailure(undefined)} />
      )}
      {opening && Modal && (
        <Modal
          initialQuery={opening.query}
          isSubmitted={opening.isSubmitted}
          onClose={close}
        />
      )}
    </>
  )
}
