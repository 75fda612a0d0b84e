import type { ReactNode } from 'react'
import {
  hitContext,
  hitSnippet,
  hitTitle,
  isSignature,
} from '../../client/hitText'
import type { SearchHit } from '../../engine/searchAnswer'
import Marked from './Marked'
import styles from './styles.module.css'

/** What a hit looks like, in the modal and on the search page. */
export default function SearchResult({ hit }: { hit: SearchHit }): ReactNode {
  const context = hitContext(hit)
  const snippet = hitSnippet(hit)
  const named = ['Functions', 'Types'].includes(hit.hierarchy.lvl0 ?? '')
  return (
    <>
      <span className={named ? styles.name : styles.title}>
        <Marked html={hitTitle(hit)} />
      </span>
      {snippet && (
        <span className={isSignature(hit) ? styles.signature : styles.snippet}>
          <Marked html={snippet} />
        </span>
      )}
      {context && <span className={styles.context}>{context}</span>}
    </>
  )
}
