import type { Flavour } from '@site/library/model/flavour'
import {
  readFlavour,
  storeFlavour,
} from '@site/pages/api/client/flavourPreference'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flavours } from './flavours'
import { moveTab } from './moveTab'
import styles from './styles.module.css'

/** Shown until the visitor has chosen: what lfi has and others have not. */
const SHOWN_FIRST = 'concur'

/** The flavour that the visitor reads, remembered across pages. */
const useFlavour = (): [Flavour, (flavour: Flavour) => void] => {
  const [flavour, setFlavour] = useState<Flavour>(SHOWN_FIRST)
  useEffect(() => setFlavour(readFlavour() ?? SHOWN_FIRST), [])
  return [
    flavour,
    chosen => {
      setFlavour(chosen)
      storeFlavour(chosen)
    },
  ]
}

/**
 * One pipeline, switchable between the flavours. Every panel is in the page and
 * takes its room whether shown or not, so switching moves nothing; without
 * JavaScript the panels stand one below the other.
 */
export const FlavourTabs = (): ReactNode => {
  const [flavour, setFlavour] = useFlavour()
  const tabs = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const index = flavours.findIndex(({ id }) => id === flavour)
    const next = moveTab(event.key, index, flavours.length)
    const target = next === undefined ? undefined : flavours[next]
    if (target) {
      event.preventDefault()
      setFlavour(target.id)
      tabs.current
        ?.querySelector<HTMLElement>(`#flavour-tab-${target.id}`)
        ?.focus()
    }
  }
  return (
    <div className={styles.card} data-flavour={flavour}>
      <div
        aria-label="Flavour"
        className={styles.tabs}
        onKeyDown={onKeyDown}
        ref={tabs}
        role="tablist"
      >
        {flavours.map(({ id, label }) => (
          <button
            aria-controls={`flavour-panel-${id}`}
            aria-selected={id === flavour}
            className={styles.tab}
            data-flavour={id}
            id={`flavour-tab-${id}`}
            key={id}
            onClick={() => setFlavour(id)}
            role="tab"
            tabIndex={id === flavour ? 0 : -1}
            type="button"
          >
            {label}
          </button>
        ))}
      </div>
      <div className={styles.panels}>
        {flavours.map(({ id, label, note, Snippet }) => (
          <div
            aria-labelledby={`flavour-tab-${id}`}
            className={styles.panel}
            data-flavour={id}
            data-inactive={id === flavour ? undefined : ''}
            id={`flavour-panel-${id}`}
            key={id}
            role="tabpanel"
          >
            <p aria-hidden="true" className={styles.name}>
              {label}
            </p>
            <p className={styles.note}>{note}</p>
            <Snippet />
          </div>
        ))}
      </div>
    </div>
  )
}
