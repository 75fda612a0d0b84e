import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import {
  favour,
  forget,
  readStored,
  type StoredHit,
} from '../../client/storedSearches'
import type { FollowHit } from '../../client/useFollowHit'
import StoredList, { type StoredAction } from './StoredList'
import styles from './styles.module.css'

/** Up and Down go from link to link, and from the first back to the field. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const down = event.key === 'ArrowDown'
  if (!down && event.key !== 'ArrowUp') {
    return
  }
  event.preventDefault()
  const links = [...event.currentTarget.querySelectorAll('a')]
  const focused = document.activeElement?.closest('li')?.querySelector('a')
  const place = focused ? links.indexOf(focused) : -1
  const next = links[place + (down ? 1 : -1)]
  const field = event.currentTarget.closest('dialog')?.querySelector('input')
  ;(next ?? (down ? links.at(-1) : field))?.focus()
}

/** What was searched before, and what was kept. */
export default function StartScreen(following: FollowHit): ReactNode {
  const [stored, setStored] = useState(readStored)
  const lists = useRef<HTMLDivElement>(null)
  const acting = (act: (hit: StoredHit) => void) => (hit: StoredHit) => {
    act(hit)
    // The pressed button disappears, so focus moves on to the field.
    lists.current?.closest('dialog')?.querySelector('input')?.focus()
    setStored(readStored())
  }
  const { recent, favourites } = stored
  if (recent.length === 0 && favourites.length === 0) {
    return <p className={styles.message}>No recent searches</p>
  }
  const save: StoredAction = {
    icon: 'star',
    label: 'Save this search',
    act: acting(favour),
  }
  const remove: StoredAction = {
    icon: 'cross',
    label: 'Remove this search from history',
    act: acting(hit => forget('recent', hit)),
  }
  const unsave: StoredAction = {
    icon: 'cross',
    label: 'Remove this search from favourites',
    act: acting(hit => forget('favourites', hit)),
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside take the keys, this only moves focus between them
    <div ref={lists} data-search-list onKeyDown={moveFocus}>
      <StoredList
        title="Recent"
        hits={recent}
        actions={[save, remove]}
        {...following}
      />
      <StoredList
        title="Favourites"
        hits={favourites}
        actions={[unsave]}
        {...following}
      />
    </div>
  )
}
