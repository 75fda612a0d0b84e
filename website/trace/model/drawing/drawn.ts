import type { SentencePart } from '../describeEvent'
import type { Trace } from '../trace'

/**
 * An element to be: the build writes it as HTML, the viewer makes it with the
 * browser's own functions, so that no recorded text is ever read as HTML.
 */
export type Drawn = {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (Drawn | string)[]
}

export type Attributes = Readonly<Record<string, string | number | undefined>>

/** An element; attributes that are undefined are left out. */
export const draw = (
  tag: string,
  attributes: Attributes,
  ...children: readonly (Drawn | string)[]
): Drawn => ({
  tag,
  attributes: Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ),
  children,
})

/** A number short enough for an attribute. */
export const short = (value: number): string => String(Number(value.toFixed(2)))

/** Rows that are laid out and painted together, or not at all. */
export const ROWS_IN_BLOCK = 40

/** Rows of one height, of which browsers paint what is seen. */
export const drawBlock = (rows: readonly Drawn[]): Drawn =>
  draw('div', { class: 'trace-block', style: `--rows:${rows.length}` }, ...rows)

/** Says how many events were left out. */
export const drawFold = ({ folded }: Trace): Drawn =>
  draw(
    'div',
    { class: 'trace-fold' },
    `${folded.toLocaleString('en')} events in between are folded`,
  )

/** A sentence, with its names and values as code. */
export const drawSentence = (
  parts: readonly SentencePart[],
): readonly (Drawn | string)[] =>
  parts.map(({ text, isCode }) => (isCode ? draw('code', {}, text) : text))
