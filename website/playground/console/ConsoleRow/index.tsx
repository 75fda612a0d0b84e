import type { CodeLocation, ConsoleLevel } from '@lfi-docs/sandbox'
import { memo, type ReactNode, useState } from 'react'
import { withCommas } from '../../../browser/withCommas'
import { anchorOf, explainingHeading } from '../explainingHeading'
import PrintedText from '../PrintedText'
import { FIRST_CHARACTERS, MORE_CHARACTERS, shownText } from '../shownText'
import type { ConsoleLine } from '../snapshot'
import styles from './styles.module.css'

/** What rows offer, where there is an editor. */
export type RowActions = {
  /** Shows a place in the code. */
  readonly onJump?: ((location: CodeLocation) => void) | undefined
  /** Adds what collects the lazy iterable that is printed there. */
  readonly onCollect?: ((location: CodeLocation) => void) | undefined
  /** The address of the guide that explains errors. */
  readonly errorsPage?: string | undefined
}

type Props = {
  line: ConsoleLine
  actions: RowActions
  /** Goes to how far the run's instrument was when the line was printed. */
  onMark?: ((mark: number) => void) | undefined
  /** Whether it was printed after the moment that is looked at. */
  isLater: boolean
}

/** What a printed line calls for, with a press that does it. */
function Remedy({
  line: { level, text, calledAt, fact },
  actions: { onCollect, errorsPage },
}: Pick<Props, 'line' | 'actions'>): ReactNode {
  const heading = level === 'error' ? explainingHeading(text) : undefined
  if (errorsPage !== undefined && heading !== undefined) {
    return (
      <a
        className={styles.more}
        href={`${errorsPage}#${anchorOf(heading)}`}
        target="_blank"
        rel="noreferrer"
      >
        Error messages: {heading}
      </a>
    )
  }
  return onCollect && calledAt && fact ? (
    <p className={styles.remedy}>
      This is a lazy iterable; it hasn't run yet.{' '}
      <button
        type="button"
        className={styles.inline}
        onClick={() => onCollect(calledAt)}
      >
        Collect its values
      </button>
    </p>
  ) : null
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
  onJump: RowActions['onJump']
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

type LinkProps = { text: string; onPress: () => void }

/** Its text is drawn by the style: it is no part of what was printed. */
function SideLink({ text, onPress }: LinkProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.call}
      aria-label={`Go to ${text}`}
      data-line={text}
      tabIndex={-1}
      onClick={onPress}
    />
  )
}

/** One call of the console. */
function ConsoleRow({ line, isLater, actions, onMark }: Props): ReactNode {
  const { onJump } = actions
  const { level, depth, location, calledAt, mark } = line
  const [most, setMost] = useState(FIRST_CHARACTERS)
  const { text, more } = shownText(line.text, most)
  const spoken = spokenLevels[level]
  return (
    <div
      className={styles.row}
      data-level={level}
      data-later={isLater ? '' : undefined}
      data-table={text.startsWith('┌') ? '' : undefined}
      style={{ marginInlineStart: `${2 * depth}ch` }}
    >
      {location && <Place location={location} onJump={onJump} />}
      {calledAt && onJump && (
        <SideLink text={placeText(calledAt)} onPress={() => onJump(calledAt)} />
      )}
      {mark !== undefined && onMark && (
        <SideLink text={`event ${mark}`} onPress={() => onMark(mark)} />
      )}
      {spoken && <span className={styles.spoken}>{spoken}</span>}
      <PrintedText text={text} onJump={onJump} />
      {more > 0 && (
        <button
          type="button"
          className={styles.more}
          onClick={() => setMost(most + MORE_CHARACTERS)}
        >
          {withCommas(more)} more characters
        </button>
      )}
      <Remedy line={line} actions={actions} />
    </div>
  )
}

export default memo(ConsoleRow)
