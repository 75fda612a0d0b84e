import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { flavours } from './flavours'
import { moveTab } from './moveTab'
import styles from './styles.module.css'
import { useFlavour } from './useFlavour'

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
