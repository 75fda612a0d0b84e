import type { ReactNode } from 'react'
import type { StoredHit } from '../../client/storedSearches'
import type { FollowHit } from '../../client/useFollowHit'
import styles from './styles.module.css'

const ICONS = {
  star: 'm10 3 2.2 4.6 5 .7-3.6 3.5.9 5L10 14.4l-4.5 2.4.9-5L2.8 8.3l5-.7Z',
  cross: 'm5 5 10 10M15 5 5 15',
} as const

export type StoredAction = {
  icon: keyof typeof ICONS
  label: string
  act: (hit: StoredHit) => void
}

type Props = FollowHit & {
  title: string
  hits: StoredHit[]
  actions: StoredAction[]
}

export default function StoredList(props: Props): ReactNode {
  const { title, hits, actions, follow } = props
  if (hits.length === 0) {
    return null
  }
  return (
    <section aria-label={title}>
      <h2 className={styles.groupTitle}>{title}</h2>
      <ul className={`clean-list ${styles.stored}`}>
        {hits.map(hit => (
          <li key={hit.objectID}>
            <a
              className={styles.storedLink}
              href={hit.url}
              onClick={event => follow(hit, event)}
              onAuxClick={event => follow(hit, event)}
            >
              {hit.title}{' '}
              <span className={styles.storedContext}>{hit.context}</span>
            </a>
            {actions.map(({ icon, label, act }) => (
              <button
                key={label}
                type="button"
                className={styles.clear}
                aria-label={`${label}: ${hit.title}`}
                title={label}
                onClick={() => act(hit)}
              >
                <svg
                  viewBox="0 0 20 20"
                  width="16"
                  height="16"
                  aria-hidden="true"
                >
                  <path d={ICONS[icon]} />
                </svg>
              </button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
