import { useHistory } from '@docusaurus/router'
import useBaseUrl from '@docusaurus/useBaseUrl'
import { memo, type ReactNode } from 'react'
import type { HitGroup } from '../../client/groupHits'
import { toStoredHit } from '../../client/storedSearches'
import type { FollowHit } from '../../client/useFollowHit'
import type { SearchAnswer } from '../../engine/searchAnswer'
import SearchResult from '../SearchResult'
import styles from './styles.module.css'

export const LISTBOX = 'search-results'

export const optionId = (index: number): string => `search-option-${index}`

type Props = FollowHit & {
  answer: SearchAnswer
  groups: HitGroup[]
  active: number
  onActive: (index: number) => void
  onClose: () => void
}

const startsOf = (groups: HitGroup[]): number[] => {
  let start = 0
  return groups.map(group => {
    start += group.hits.length
    return start - group.hits.length
  })
}

function Results(props: Props): ReactNode {
  const { answer, groups, active, onActive, follow } = props
  const starts = startsOf(groups)
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
            {hits.map((hit, place) => {
              const index = (starts[group] ?? 0) + place
              return (
                <a
                  key={hit.id}
                  id={optionId(index)}
                  className={styles.option}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  href={hit.url}
                  onClick={event => follow(toStoredHit(hit), event)}
                  onAuxClick={event => follow(toStoredHit(hit), event)}
                  onMouseMove={() => onActive(index)}
                >
                  <SearchResult hit={hit} />
                </a>
              )
            })}
          </div>
        ))}
      </div>
      <SeeAll answer={answer} onClose={props.onClose} />
    </>
  )
}

/** A key press changes the query; the list waits for its answer. */
export default memo(Results)

function SeeAll({
  answer,
  onClose,
}: Pick<Props, 'answer' | 'onClose'>): ReactNode {
  const history = useHistory()
  const page = `${useBaseUrl('/search')}?q=${encodeURIComponent(answer.query)}`
  return (
    <a
      className={styles.seeAll}
      href={page}
      onClick={event => {
        if (!(event.ctrlKey || event.metaKey || event.shiftKey)) {
          event.preventDefault()
          onClose()
          history.push(page)
        }
      }}
    >
      See all {answer.nbHits} results
    </a>
  )
}
