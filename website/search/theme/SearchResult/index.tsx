import type { ReactNode } from 'react'
import type { Piece, SearchHit } from '../../engine/answer'
import styles from './styles.module.css'

/** Text with its marks as elements. */
function Pieces({ pieces }: { pieces: readonly Piece[] }): ReactNode {
  return pieces.map(({ text, marked }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
    marked ? <mark key={place}>{text}</mark> : text,
  )
}

/** What a hit looks like, in the dialog and on the search page. */
export default function SearchResult({ hit }: { hit: SearchHit }): ReactNode {
  const { kind, title, snippet, context } = hit
  return (
    <>
      <span className={kind === 'text' ? styles.title : styles.name}>
        <Pieces pieces={title} />
      </span>
      {snippet.length > 0 && (
        <span className={kind === 'code' ? styles.signature : styles.snippet}>
          <Pieces pieces={snippet} />
        </span>
      )}
      {context.length > 0 && (
        <span className={styles.context}>{context.join(' › ')}</span>
      )}
    </>
  )
}
