import { memo, type ReactNode } from 'react'
import { followHit, toStoredHit } from '../../client/storedHits'
import { optionId } from '../../client/useActiveOption'
import type { HitGroup } from '../../engine/answer'
import SearchResult from '../SearchResult'
import styles from './styles.module.css'

export const LISTBOX = 'search-results'

type Props = {
  groups: HitGroup[]
  active: number
  onActive: (index: number) => void
  onFollowed: () => void
}

function Results({ groups, active, onActive, onFollowed }: Props): ReactNode {
  const all = groups.flatMap(({ hits }) => hits)
  return (
    <div id={LISTBOX} role="listbox" aria-label="Search results">
      {groups.map(({ title, hits }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by this role, a fieldset has no place in it
        <div key={title} role="group" aria-labelledby={`search-group-${group}`}>
          <div
            id={`search-group-${group}`}
            className={styles.groupTitle}
            role="presentation"
          >
            {title}
          </div>
          {hits.map(hit => {
            const index = all.indexOf(hit)
            return (
              <a
                key={hit.id}
                id={optionId(index)}
                className={styles.option}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                onMouseMove={() => onActive(index)}
                {...followHit(toStoredHit(hit), onFollowed)}
              >
                <SearchResult hit={hit} />
              </a>
            )
          })}
        </div>
      ))}
    </div>
  )
}

/** A key press changes the query; the list waits for its answer. */
export default memo(Results)
