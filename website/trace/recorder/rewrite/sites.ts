import { MAX_LABEL_LENGTH, type StepRole } from '../../model/trace'
import { Mentions } from './mentions'
import type { CodeToken, TokenRange } from './tokens'
import type { Wraps } from './Wraps'

/** A place in the reader's code that may become a step. */
export type Site = {
  readonly label: string
  readonly name: string
  readonly role: StepRole
  readonly line: number
  readonly column: number
}

/** A text on one line, cut if it is long. */
export const shorten = (text: string, most = MAX_LABEL_LENGTH): string => {
  const line = text.replaceAll(/\s+/gu, ' ')
  return line.length > most ? `${line.slice(0, most - 1)}…` : line
}

/** The places found in code, and what is put into the code at them. */
export class Sites {
  readonly list: Site[] = []
  readonly tokens: readonly CodeToken[]
  readonly mentions: Mentions
  #code: string
  #wraps: Wraps

  constructor(code: string, tokens: readonly CodeToken[], wraps: Wraps) {
    this.#code = code
    this.tokens = tokens
    this.mentions = new Mentions(tokens)
    this.#wraps = wraps
  }

  text({ first, last }: TokenRange): string {
    const start = this.tokens[first]?.start ?? 0
    const end = this.tokens[last]?.end ?? start
    return this.#code.slice(start, end)
  }

  /** Notes a place, and gives its number. */
  add(range: TokenRange, role: StepRole, name: string, label: string): number {
    const start = this.tokens[range.first]?.start ?? 0
    const before = this.#code.slice(0, start)
    this.list.push({
      label: shorten(label),
      name,
      role,
      line: before.split('\n').length,
      column: start - before.lastIndexOf('\n'),
    })
    return this.list.length - 1
  }

  wrap({ first, last }: TokenRange, before: string): void {
    const start = this.tokens[first]
    const end = this.tokens[last]
    if (start && end) {
      this.#wraps.around(start.start, end.end, before, ')')
    }
  }

  insert(at: number, text: string): void {
    this.#wraps.insert(at, text)
  }
}
