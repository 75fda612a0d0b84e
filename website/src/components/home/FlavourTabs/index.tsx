import { flavourLabels } from '@site/library/model/flavour'
import { FLAVOUR_KEY } from '@site/pages/api/client/flavourPreference'
import Async from '@site/src/pages/_home/async.mdx'
import Concur from '@site/src/pages/_home/concur.mdx'
import Plain from '@site/src/pages/_home/plain.mdx'
import { Fragment, type ReactNode } from 'react'
import styles from './styles.module.css'

/** The same pipeline in the three flavours, with what is special to each. */
const flavours = [
  {
    id: 'plain',
    Snippet: Plain,
    note: 'The values are already there. Each is pulled when it is needed.',
  },
  {
    id: 'async',
    Snippet: Async,
    note: 'One cup after another, in order: 6 + 4 + 2 = 12 minutes.',
  },
  {
    id: 'concur',
    Snippet: Concur,
    note: 'All cups brew at the same time, and each is served when it is ready: 6 minutes.',
  },
] as const

/**
 * One pipeline, switchable between the flavours. Every panel takes its room
 * whether shown or not, so that switching moves nothing.
 */
export const FlavourTabs = (): ReactNode => (
  <div
    aria-label="Flavour"
    className={styles.card}
    data-remembers={FLAVOUR_KEY}
    role="radiogroup"
  >
    {flavours.map(({ id, note, Snippet }) => (
      <Fragment key={id}>
        <label className="tab" data-flavour={id}>
          <input
            defaultChecked={id === 'concur'}
            name="flavour"
            type="radio"
            value={id}
          />
          {flavourLabels[id]}
        </label>
        <div className={styles.panel} data-flavour={id}>
          <p>{note}</p>
          <Snippet />
        </div>
      </Fragment>
    ))}
  </div>
)
