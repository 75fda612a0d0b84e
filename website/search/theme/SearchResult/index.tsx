import type { ReactNode } from 'react'
import type { Piece, SearchHit } from '../../engine/searchAnswer'
import styles from './styles.module.css'

/** Text with its marks as elements. */
function Pieces({ pieces }: { pieces: readonly Piece[] }): ReactNode {
  let offset = 0
  return pieces.map(({ text, marked }) => {
    offset += text.length
    return marked ? <mark key={offset}>{text}</mark> : text
  })
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
        <span
          className={
            kind === 'signature' || kind === 'program'
              ? styles.signature
              : styles.snippet
          }
        >
          <Pieces pieces={snippet} />
        </span>
      )}
      {context.length > 0 && (
        <span className={styles.context}>{context.join(' › ')}</span>
      )}
    </>
  )
}
