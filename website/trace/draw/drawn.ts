import { withCommas } from '../../browser/withCommas'
import type { Sentence } from '../tell/describe'
import { MAX_VALUE_LENGTH } from '../trace'

/**
 * An element to be: the build writes it as HTML, the viewer makes it with the
 * browser's own functions, so that no recorded text is ever read as HTML.
 */
export type Drawn = {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (Drawn | string)[]
}

export type DrawingOptions = {
  /** For the viewer: events to go to, the order, and who asked whom. */
  readonly isLive: boolean
}

type Attributes = Readonly<Record<string, string | number | undefined>>
type Child = Drawn | string | false | undefined

/** An element, without the attributes and children that there are not. */
export const draw = (
  tag: string,
  attributes: Attributes,
  ...children: readonly Child[]
): Drawn => ({
  tag,
  attributes: Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ),
  children: children.filter(child => child !== undefined && child !== false),
})

/** How many rows are folded away; in the viewer, to unfold them. */
export const drawMore = (count: number, isLive: boolean): Drawn | string =>
  isLive
    ? draw('button', { type: 'button', 'data-unfold': '' }, `${count} more`)
    : `${count} more`

/** In the viewer, what unfolds; it stands behind what says how many there are. */
export const drawFolded = (
  tag: string,
  rows: readonly Drawn[],
  isLive: boolean,
): Drawn | false =>
  isLive && draw(tag, { 'data-folded': '', hidden: '' }, ...rows)

/**
 * What the viewer needs of a part: the events that it represents, and the one
 * by which it is known, if that is not the first of them.
 */
export const partOf = (
  ats: readonly number[],
  { isLive }: DrawingOptions,
  known = ats[0],
): Attributes =>
  isLive && ats.length > 0
    ? {
        'data-at': ats.join(' '),
        'data-known': known === ats[0] ? undefined : known,
      }
    : {}

/** A number short enough for an attribute. */
export const short = (value: number): string => String(Number(value.toFixed(2)))

/** A text as it was recorded, and a sign of what the recorder left out. */
export const drawWhole = (text: string): Drawn =>
  draw(
    'code',
    {},
    text.length >= MAX_VALUE_LENGTH && !text.endsWith('…') ? `${text}…` : text,
  )

/** The longest text of a value outside of the details. */
const MAX_TEXT = 80

/** A value as code, cut if it is long. */
export const drawCode = (text: string): Drawn =>
  draw(
    'code',
    {},
    text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text,
  )

/** A sentence, with its names and values as code. */
export const drawSentence = (parts: Sentence): readonly (Drawn | string)[] =>
  parts.map(({ text, isCode }) => (isCode ? draw('code', {}, text) : text))

export const counted = (count: number, one: string): string =>
  `${withCommas(count)} ${one}${count === 1 ? '' : 's'}`
