import { RUN_AT_ONCE } from '@site/playground/share/runAtOnce'
import { memo, type ReactNode } from 'react'
import { toStoredHit } from '../../client/storedSearches'
import type { FollowHit } from '../../client/useFollowHit'
import type { HitGroup } from '../../engine/hits'
import type { SearchAnswer, SearchHit } from '../../engine/searchAnswer'
import SearchResult from '../SearchResult'
import styles from './styles.module.css'

export const LISTBOX = 'search-results'

export const optionId = (index: number): string => `search-option-${index}`

type Props = FollowHit & {
  answer: SearchAnswer
  groups: HitGroup[]
  active: number
  onActive: (index: number) => void
}

/** A program is an option to read about it and one to run it. */
export const countOptions = (hits: readonly SearchHit[]): number =>
  hits.reduce((sum, { run }) => sum + (run ? 2 : 1), 0)

function Results(props: Props): ReactNode {
  const { answer, groups, active, onActive, follow } = props
  const all = groups.flatMap(({ hits }) => hits)
  return (
    <>
      {answer.hint && <p className={styles.hint}>{answer.hint}</p>}
      <div id={LISTBOX} role="listbox" aria-label="Search results">
        {groups.map(({ title, hits }, group) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by this role, a fieldset has no place in it
          <div
            key={title}
            role="group"
            aria-labelledby={`search-group-${group}`}
          >
            <div
              id={`search-group-${group}`}
              className={styles.groupTitle}
              role="presentation"
            >
              {title}
            </div>
            {hits.map(hit => {
              const index = countOptions(all.slice(0, all.indexOf(hit)))
              const option = (number: number) => ({
                id: optionId(number),
                className: styles.option,
                role: 'option',
                'aria-selected': number === active,
                tabIndex: -1,
                onMouseMove: () => onActive(number),
              })
              const stored = toStoredHit(hit)
              return (
                <div
                  key={hit.id}
                  role="presentation"
                  className={hit.run && styles.program}
                >
                  <a
                    {...option(index)}
                    href={hit.url}
                    onClick={event => follow(stored, event)}
                    onAuxClick={event => follow(stored, event)}
                  >
                    <SearchResult hit={hit} />
                  </a>
                  {hit.run && (
                    <a
                      {...option(index + 1)}
                      aria-label={`Run ${stored.title}`}
                      href={hit.run}
                      onClick={event =>
                        props.open(hit.run ?? '', event, RUN_AT_ONCE)
                      }
                    >
                      Run
                    </a>
                  )}
                </div>
              )
            })}
          </div>
        ))}
      </div>
    </>
  )
}

/** A key press changes the query; the list waits for its answer. */
export default memo(Results)
