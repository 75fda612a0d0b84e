import type { ReactNode } from 'react'
import { readProviderContext } from '../../client/providerContext'
import type { FollowHit } from '../../client/useFollowHit'
import type { SearchAnswer } from '../../engine/searchAnswer'
import styles from './styles.module.css'

type Props = Pick<FollowHit, 'open'> & { answer: SearchAnswer }

/** Stands below what scrolls, so that it covers no result. */
export default function SeeAll({ answer, open }: Props): ReactNode {
  const page = `${readProviderContext().page}?q=${encodeURIComponent(answer.query)}`
  return (
    <a
      className={styles.seeAll}
      href={page}
      onClick={event => open(page, event)}
    >
      See all {answer.nbHits} results
    </a>
  )
}
