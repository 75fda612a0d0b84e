import { MAX_LABEL_LENGTH } from '../model/trace'

/** Something in the reader's code that may become a step. */
export type Spot = {
  /** Its text, on one line, cut if it is long. */
  readonly label: string
  /** Where it is as the reader wrote it; 0 in another file than the main one. */
  readonly line: number
  readonly column: number
}

/** A call, by where browsers say that it is. */
export type CallPlace = Spot & {
  /** Its arguments, up to the first that is spread. */
  readonly given: readonly Spot[]
  /** What it consumes: what it spreads, or its argument, as `new Set` does. */
  readonly consumer?: Consumer
}

export type Consumer = Spot & {
  readonly name: string
  /** The offset of a loop, by which its rewritten head names it. */
  readonly start?: number
}

/** Code that consumes without a call: a loop, a spread, a pattern. */
export type ConsumerRange = {
  readonly file: string
  readonly start: number
  readonly end: number
  readonly consumer: Consumer
}

export type Places = {
  /** By file, line and column, as `placeKey` writes them. */
  readonly calls: Readonly<Record<string, CallPlace>>
  /** The innermost first. */
  readonly consumers: readonly ConsumerRange[]
  /** By file: where its lines begin. */
  readonly lines: Readonly<Record<string, readonly number[]>>
}

export const placeKey = (file: string, line: number, column: number): string =>
  `${line}:${column}:${file}`

/** A text on one line, cut if it is long. */
export const shorten = (text: string, most = MAX_LABEL_LENGTH): string => {
  const line = text.replaceAll(/\s+/gu, ' ')
  return line.length > most ? `${line.slice(0, most - 1)}…` : line
}
