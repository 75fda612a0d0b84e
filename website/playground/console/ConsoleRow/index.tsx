import { memo, type ReactNode, useState } from 'react'
import type { CodeLocation, ConsoleLevel } from '../../sandbox/messages'
import PreviewTree from '../PreviewTree'
import PrintedText from '../PrintedText'
import { FIRST_CHARACTERS, MORE_CHARACTERS, shownText } from '../shownText'
import type { ConsoleLine } from '../snapshot'
import styles from './styles.module.css'

type Props = {
  line: ConsoleLine
  /** For the label of a group: whether its lines are hidden. */
  isClosed: boolean
  onToggleGroup: (id: number) => void
  onJump?: ((location: CodeLocation) => void) | undefined
}

/** What is said, unseen, of a level that is told by its colour. */
const spokenLevels: Readonly<Partial<Record<ConsoleLevel, string>>> = {
  warn: 'Warning: ',
  error: 'Error: ',
}

const placeText = ({ file, line }: CodeLocation): string =>
  file ? `${file} line ${line}` : `line ${line}`

/** A place in the code; a button, where there is an editor to show it in. */
export function Place({
  location,
  onJump,
}: {
  location: CodeLocation
  onJump: Props['onJump']
}): ReactNode {
  const text = placeText(location)
  return onJump ? (
    <button
      type="button"
      className={styles.placeLink}
      onClick={() => onJump(location)}
    >
      {text}
    </button>
  ) : (
    <span className={styles.place}>{text}</span>
  )
}

/** One call of the console. */
function ConsoleRow({
  line,
  isClosed,
  onToggleGroup,
  onJump,
}: Props): ReactNode {
  const { id, level, depth, group, tree, location, calledAt } = line
  const [most, setMost] = useState(FIRST_CHARACTERS)
  const { text, more } = shownText(line.text, most)
  const spoken = spokenLevels[level]
  return (
    <div
      className={styles.row}
      data-level={level}
      data-table={text.startsWith('┌') ? '' : undefined}
      style={{ marginInlineStart: `${2 * depth}ch` }}
    >
      {location && <Place location={location} onJump={onJump} />}
      {calledAt && onJump && (
        // Its text is drawn by the style: it is no part of what was printed.
        <button
          type="button"
          className={styles.call}
          aria-label={`Go to ${placeText(calledAt)}`}
          data-line={placeText(calledAt)}
          tabIndex={-1}
          onClick={() => onJump(calledAt)}
        />
      )}
      {spoken && <span className={styles.spoken}>{spoken}</span>}
      {group ? (
        <button
          type="button"
          className={styles.group}
          aria-expanded={!isClosed}
          onClick={() => onToggleGroup(id)}
        >
          <PrintedText text={text} />
        </button>
      ) : (
        <PrintedText text={text} onJump={onJump} />
      )}
      {more > 0 && (
        <button
          type="button"
          className={styles.more}
          onClick={() => setMost(most + MORE_CHARACTERS)}
        >
          {more.toLocaleString('en')} more characters
        </button>
      )}
      {tree && <PreviewTree nodes={tree} />}
    </div>
  )
}

export default memo(ConsoleRow)
