import { MAX_LABEL_LENGTH, type Spot } from '../trace'

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
  readonly start: number
  readonly end: number
  readonly consumer: Consumer
}

/** Where a program calls and consumes, so that a stack tells what was called. */
export type Places = {
  /** By line and column: `3:7`. */
  readonly calls: Readonly<Record<string, CallPlace>>
  /** The innermost first. */
  readonly consumers: readonly ConsumerRange[]
  /** Where the lines of the JavaScript begin. */
  readonly lines: readonly number[]
}

export const noPlaces: Places = { calls: {}, consumers: [], lines: [] }

/** A text on one line, cut if it is long. */
export const shorten = (text: string, most = MAX_LABEL_LENGTH): string => {
  const line = text.replaceAll(/\s+/gu, ' ')
  return line.length > most ? `${line.slice(0, most - 1)}…` : line
}
