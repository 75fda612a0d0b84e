import { memo, type ReactNode } from 'react'
import type { CodeLocation } from '../../sandbox/messages'
import PreviewTree from '../PreviewTree'
import { parseColors } from '../parseColors'
import type { ConsoleLine } from '../snapshot'
import styles from './styles.module.css'

type Props = {
  line: ConsoleLine
  onJump?: ((location: CodeLocation) => void) | undefined
}

const levelNames = { warn: 'Warning: ', error: 'Error: ' } as const

/** Where in the code: a button if something can be done with it. */
export function Place({
  location,
  onJump,
}: {
  location: CodeLocation
  onJump: Props['onJump']
}): ReactNode {
  const text = `line ${location.line}`
  return onJump ? (
    <button
      type="button"
      className={styles.place}
      onClick={() => onJump(location)}
    >
      {text}
    </button>
  ) : (
    <span className={styles.place}>{text}</span>
  )
}

/** One call of the console. */
function ConsoleRow({ line, onJump }: Props): ReactNode {
  const { level, text, depth, tree, location } = line
  const spoken = level === 'warn' || level === 'error' ? levelNames[level] : ''
  return (
    <div
      className={styles.row}
      data-level={level}
      data-table={text.startsWith('┌') ? '' : undefined}
      style={{ marginInlineStart: `${2 * depth}ch` }}
    >
      {location && <Place location={location} onJump={onJump} />}
      {spoken && <span className={styles.spoken}>{spoken}</span>}
      <span className={styles.text}>
        {parseColors(text).map(({ text: part, color }, index) =>
          color === 'plain' ? (
            part
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
            <span key={index} data-color={color}>
              {part}
            </span>
          ),
        )}
      </span>
      {tree && <PreviewTree nodes={tree} label="Open" />}
    </div>
  )
}

export default memo(ConsoleRow)
