import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { loadSearchModal } from '../../client/loadSearchModal'
import { useSearchRequests } from '../../client/openSearch'
import { useProviderContext } from '../../client/useProviderContext'
import { useSearchShortcuts } from '../../client/useSearchShortcuts'
import { useTypedAhead } from '../../client/useTypedAhead'
import LoadFailure from './LoadFailure'
import styles from './styles.module.css'

type Opening = { initialQuery: string }

/** Keys that must keep their own meaning on a focused button. */
const OTHER_KEYS =
  /^(?:Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|Escape|F\d+)$/u

const MagnifierIcon = (): ReactNode => (
  <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
    <circle cx="8.5" cy="8.5" r="5.5" />
    <path d="m13 13 4.5 4.5" />
  </svg>
)

/** The search box of the navbar: a button that loads the rest on intent. */
export default function SearchBar(): ReactNode {
  const context = useProviderContext()
  const [opening, setOpening] = useState<Opening>()
  const [Modal, setModal] = useState<
    Awaited<ReturnType<typeof loadSearchModal>> | undefined
  >()

  const [hasFailed, setFailed] = useState(false)

  const load = (): Promise<void> =>
    loadSearchModal(context).then(loaded => setModal(() => loaded))
  // Not asked for yet: whoever opens search is told what failed.
  const loadAhead = (): void =>
    void load().catch((error: unknown) =>
      console.info('Search did not load.', error),
    )
  const close = (): void => setOpening(undefined)
  const open = (initialQuery = ''): void => {
    setOpening({ initialQuery })
    setFailed(false)
    load().catch((error: unknown) => {
      console.info('Search did not load.', error)
      close()
      setFailed(true)
    })
  }
  useSearchShortcuts(() => (opening ? close() : open()))
  useSearchRequests(open)
  useTypedAhead(opening !== undefined && Modal === undefined, {
    onType: change =>
      setOpening(
        now => now && { ...now, initialQuery: change(now.initialQuery) },
      ),
    onEscape: close,
  })

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      return
    }
    if (!OTHER_KEYS.test(event.key)) {
      event.preventDefault()
      const typed = event.key.length === 1 && /[^\s/]/u.test(event.key)
      open(typed ? event.key : '')
    }
  }
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Search"
        aria-haspopup="dialog"
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
      {hasFailed && <LoadFailure onDismiss={() => setFailed(false)} />}
      {opening && Modal && (
        <Modal initialQuery={opening.initialQuery} onClose={close} />
      )}
    </>
  )
}
