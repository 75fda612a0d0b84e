import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import {
  addFavourite,
  forget,
  readStored,
  type StoredHit,
} from '../../client/storedSearches'
import type { FollowHit } from '../../client/useFollowHit'
import Examples from './Examples'
import StoredList, { type StoredAction } from './StoredList'
import styles from './styles.module.css'

/** Up and Down go from entry to entry, and from the first back to the field. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const down = event.key === 'ArrowDown'
  if (!down && event.key !== 'ArrowUp') {
    return
  }
  event.preventDefault()
  const links = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('li > :first-child'),
  ]
  const item = document.activeElement?.closest('li')
  const place = links.findIndex(link => link.parentElement === item)
  const next = links[place + (down ? 1 : -1)]
  const field = event.currentTarget.closest('dialog')?.querySelector('input')
  ;(next ?? (down ? links.at(-1) : field))?.focus()
}

type Props = FollowHit & { onExample: (query: string) => void }

/** What was searched before, what was kept, and what can be asked. */
export default function StartScreen({
  onExample,
  ...following
}: Props): ReactNode {
  const [stored, setStored] = useState(readStored)
  const lists = useRef<HTMLDivElement>(null)
  const acting = (act: (hit: StoredHit) => void) => (hit: StoredHit) => {
    act(hit)
    // The pressed button disappears, so focus moves on to the field.
    lists.current?.closest('dialog')?.querySelector('input')?.focus()
    setStored(readStored())
  }
  const { recent, favourites } = stored
  const save: StoredAction = {
    icon: 'star',
    label: 'Save this search',
    act: acting(addFavourite),
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
      {recent.length === 0 && favourites.length === 0 && (
        <p className={styles.message}>No recent searches</p>
      )}
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
      <Examples onExample={onExample} />
    </div>
  )
}
