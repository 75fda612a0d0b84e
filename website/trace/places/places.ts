import { MAX_LABEL_LENGTH, type Spot } from '../format/trace'

/** A call, by where browsers say that it is. */
export type CallPlace = Spot & {
  /** Its arguments, up to the first that is spread. */
  readonly given: readonly Spot[]
  /** What it consumes: what it spreads, or its argument, as `new Set` does. */
  readonly consumer?: Consumer
}

export type Consumer = Spot & { readonly name: string }

/** Code that consumes without a call: a loop, a spread, a pattern. */
export type ConsumerRange = {
  readonly file: string
  readonly start: number
  readonly end: number
  readonly consumer: Consumer
}

/** Where a program calls and consumes, so that a stack tells what was called. */
export type Places = {
  /** By file, line and column, as `placeKey` writes them. */
  readonly calls: Readonly<Record<string, CallPlace>>
  /** The innermost first. */
  readonly consumers: readonly ConsumerRange[]
  /** By file: where its lines begin. */
  readonly lines: Readonly<Record<string, readonly number[]>>
}

export const noPlaces: Places = { calls: {}, consumers: [], lines: {} }

export const placeKey = (file: string, line: number, column: number): string =>
  `${line}:${column}:${file}`

/** A text on one line, cut if it is long. */
export const shorten = (text: string, most = MAX_LABEL_LENGTH): string => {
  const line = text.replaceAll(/\s+/gu, ' ')
  return line.length > most ? `${line.slice(0, most - 1)}…` : line
}
