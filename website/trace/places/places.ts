import { MAX_LABEL_LENGTH, type Spot } from '../trace'

/** A call, and its arguments up to the first that is spread. */
export type CallPlace = { readonly spot: Spot; readonly given: readonly Spot[] }

/** What consumes in the code, and what it is called. */
export type Consumer = { readonly spot: Spot; readonly name: string }

type ByPlace<Found> = Readonly<Record<string, Found>>

/**
 * What a program calls and consumes, by line and column as stacks tell them:
 * `3:7`.
 */
export type Places = {
  readonly calls: ByPlace<CallPlace>
  readonly consumers: ByPlace<Consumer>
}

/** A text on one line, cut if it is long. */
export const shorten = (text: string, most = MAX_LABEL_LENGTH): string => {
  const line = text.replaceAll(/\s+/gu, ' ')
  return line.length > most ? `${line.slice(0, most - 1)}…` : line
}
