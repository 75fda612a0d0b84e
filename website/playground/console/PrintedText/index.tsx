import type { CodeLocation } from '@lfi-docs/sandbox'
import type { ReactNode } from 'react'
import buttons from '../buttons.module.css'
import { type ColoredText, parseColors } from '../parseColors'
import { splitPlaces } from '../splitPlaces'
import styles from './styles.module.css'

type Props = {
  /** As for a terminal, with colour codes. */
  text: string
  onJump?: ((location: CodeLocation) => void) | undefined
}

/** A part of one colour; places in the code that it names are buttons. */
function Part({ text, onJump }: Props): ReactNode {
  if (!onJump) {
    return text
  }
  return splitPlaces(text).map(({ text: piece, location }, index) =>
    location ? (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change
        key={index}
        type="button"
        className={buttons.link}
        onClick={() => onJump(location)}
      >
        {piece}
      </button>
    ) : (
      piece
    ),
  )
}

/**
 * Text with more parts than this loses its colours, or it would slow the page.
 */
const MAX_PARTS = 300

const limitParts = (parts: readonly ColoredText[]): readonly ColoredText[] => {
  const rest = parts.slice(MAX_PARTS)
  return rest.length === 0
    ? parts
    : [
        ...parts.slice(0, MAX_PARTS),
        { text: rest.map(({ text }) => text).join(''), color: 'plain' },
      ]
}

/** What a console call prints, in its colours. */
export default function PrintedText({ text, onJump }: Props): ReactNode {
  return (
    <span className={styles.text}>
      {limitParts(parseColors(text)).map(({ text: part, color }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
          key={index}
          data-color={color === 'plain' ? undefined : color}
        >
          <Part text={part} onJump={onJump} />
        </span>
      ))}
    </span>
  )
}
