import type { ReactNode } from 'react'
import type { Sentence } from '../tell/describe'

export type DrawingOptions = {
  /** For the viewer: events to go to, the order, and who asked whom. */
  readonly isLive: boolean
}

/** The longest text of a value outside of the details. */
const MAX_TEXT = 80
/** Texts that are as long are never cut. */
const FITTING = 10

/**
 * What the viewer needs of a part: the events that it represents, and the one
 * by which it is known, if that is not the first of them.
 */
export const partOf = (
  ats: readonly number[],
  { isLive }: DrawingOptions,
  known = ats[0],
) =>
  isLive && ats.length > 0
    ? {
        'data-at': ats.join(' '),
        'data-known': known === ats[0] ? undefined : known,
      }
    : {}

/** A named group of parts; a `fieldset` would have a look of its own. */
export const group = (name: string) => ({ role: 'group', 'aria-label': name })

/** The whole of a text that may be cut where it stands. */
export const titleOf = (text: string): string | undefined =>
  text.length > FITTING ? text : undefined

/** A value as code, cut if it is long. */
export function Code({ text }: { text: string }): ReactNode {
  return (
    <code title={titleOf(text)}>
      {text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text}
    </code>
  )
}

/** A sentence, with its names and values as code. */
export const drawSentence = (parts: Sentence): ReactNode =>
  parts.map(({ text, isCode }, place) =>
    isCode ? <code key={String(place)}>{text}</code> : text,
  )

type FoldedProps = DrawingOptions & {
  as: 'tbody' | 'div'
  rows: readonly ReactNode[]
  /** How many rows are not folded, and how many of more at each end. */
  most: number
  ends: number
  /** Stands in the place of those between, which unfold in the viewer. */
  drawMore: (more: ReactNode) => ReactNode
}

/** Rows; of many, the first and the last. */
export function Folded(props: FoldedProps): ReactNode {
  const { as: Group, rows, most, ends, drawMore, isLive } = props
  if (rows.length <= most) {
    return <Group>{rows}</Group>
  }
  const hidden = rows.slice(ends, -ends)
  const more = `${hidden.length} more`
  return (
    <>
      <Group>{rows.slice(0, ends)}</Group>
      <Group>
        {drawMore(
          isLive ? (
            <button type="button" data-unfold="">
              {more}
            </button>
          ) : (
            more
          ),
        )}
      </Group>
      {isLive && (
        <Group data-folded="" hidden>
          {hidden}
        </Group>
      )}
      <Group>{rows.slice(-ends)}</Group>
    </>
  )
}
