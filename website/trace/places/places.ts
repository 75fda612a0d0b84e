import { MAX_LABEL_LENGTH, type Spot } from '../trace'

/** What consumes in the code, and what it is called. */
export type Consumer = { readonly spot: Spot; readonly name: string }

/** A call, by where browsers say that it is. */
export type CallPlace = {
  readonly spot: Spot
  /** Its arguments, up to the first that is spread. */
  readonly given: readonly Spot[]
  /** What it consumes: what it spreads, or its argument, as `new Set` does. */
  readonly consumer?: Consumer | undefined
}

/** Where a program calls and consumes, so that a stack tells what was called. */
export type Places = {
  /** By line and column: `3:7`. */
  readonly calls: Readonly<Record<string, CallPlace>>
  /** Code that consumes without a call, the innermost first: loops, patterns. */
  readonly consumers: readonly {
    readonly start: number
    readonly end: number
    readonly consumer: Consumer
  }[]
  /** Where the lines of the JavaScript begin. */
  readonly lines: readonly number[]
}

export const noPlaces: Places = { calls: {}, consumers: [], lines: [] }

/** A text on one line, cut if it is long. */
export const shorten = (text: string, most = MAX_LABEL_LENGTH): string => {
  const line = text.replaceAll(/\s+/gu, ' ')
  return line.length > most ? `${line.slice(0, most - 1)}…` : line
}
