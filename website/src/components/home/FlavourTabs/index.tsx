import Async from '@site/src/pages/_home/async.mdx'
import Concur from '@site/src/pages/_home/concur.mdx'
import Plain from '@site/src/pages/_home/plain.mdx'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

/** The same pipeline in the three flavours, with what is special to each. */
const flavours = [
  {
    id: 'plain',
    label: 'Plain',
    Snippet: Plain,
    note: 'The values are already there. Each is pulled when it is needed.',
  },
  {
    id: 'async',
    label: 'Async',
    Snippet: Async,
    note: 'One cup after another, in order: 6 + 4 + 2 = 12 minutes.',
  },
  {
    id: 'concur',
    label: 'Concur',
    Snippet: Concur,
    note: 'All cups at once, each served when ready: 6 minutes.',
  },
] as const

const CHOSEN = 'concur'

/**
 * One pipeline, switchable between the flavours by the first script (see
 * engine/first-script). Every panel is in the page and takes its room whether
 * shown or not, so switching moves nothing; without JavaScript the panels stand
 * one below the other.
 */
export const FlavourTabs = (): ReactNode => (
  <div className={styles.card}>
    <div
      aria-label="Flavour"
      className={styles.tabs}
      data-hides="data-inactive"
      data-tabs="lfi.flavour"
      role="tablist"
    >
      {flavours.map(({ id, label }) => (
        <button
          aria-controls={`flavour-panel-${id}`}
          aria-selected={id === CHOSEN}
          data-flavour={id}
          data-value={id}
          id={`flavour-tab-${id}`}
          key={id}
          role="tab"
          tabIndex={id === CHOSEN ? 0 : -1}
          type="button"
        >
          {label}
        </button>
      ))}
    </div>
    {flavours.map(({ id, label, note, Snippet }) => (
      <div
        aria-labelledby={`flavour-tab-${id}`}
        className={styles.panel}
        data-flavour={id}
        data-inactive={id === CHOSEN ? undefined : ''}
        id={`flavour-panel-${id}`}
        key={id}
        role="tabpanel"
      >
        <p aria-hidden="true" className={styles.name}>
          {label}
        </p>
        <p>{note}</p>
        <Snippet />
      </div>
    ))}
  </div>
)
