/**
 * Surrounds each insertion into the code. JavaScript treats it as white space
 * and it is hardly ever typed, so that insertions can be found again: in the
 * columns of a stack, and in the source of a function.
 */
export const MARK = '\v\f'

/**
 * Matches each insertion with its marks. A function's source may be cut inside
 * the last insertion, so the closing mark is optional.
 */
export const pieces = new RegExp(`${MARK}[^]*?(?:${MARK}|$)`, 'gu')

type Wrap = {
  readonly start: number
  readonly end: number
  readonly before: string
  readonly after: string
  readonly order: number
}

type Piece = { readonly at: number; readonly text: string }

const mark = (text: string): string => (text ? `${MARK}${text}${MARK}` : '')

/** Outer ones open first; a statement opens before any expression. */
const byOpening = (a: Wrap, b: Wrap): number =>
  a.start - b.start ||
  Number(b.start === b.end) - Number(a.start === a.end) ||
  b.end - a.end ||
  a.order - b.order

/** Inner ones close first. */
const byClosing = (a: Wrap, b: Wrap): number =>
  a.end - b.end || b.start - a.start || b.order - a.order

/** Collects insertions around parts of the code, and applies them at once. */
export class Wraps {
  #wraps: Wrap[] = []

  around(start: number, end: number, before: string, after: string): void {
    const order = this.#wraps.length
    this.#wraps.push({ start, end, before, after, order })
  }

  insert(at: number, text: string): void {
    this.around(at, at, text, '')
  }

  /** The insertions in order. */
  #pieces(): readonly Piece[] {
    const closing = this.#wraps
      .filter(({ after }) => after)
      .toSorted(byClosing)
      .map(({ end, after }) => ({ at: end, text: mark(after) }))
    const opening = this.#wraps
      .toSorted(byOpening)
      .map(({ start, before }) => ({ at: start, text: mark(before) }))
    // The sort is stable: at one position, closing pieces come first.
    return [...closing, ...opening].toSorted((a, b) => a.at - b.at)
  }

  /** Maps an offset in the code to the offset after all insertions. */
  shift(): (offset: number) => number {
    const pieces = this.#pieces()
    return offset => {
      let shifted = offset
      for (const { at, text } of pieces) {
        shifted += at <= offset ? text.length : 0
      }
      return shifted
    }
  }

  apply(code: string): string {
    let text = ''
    let done = 0
    for (const piece of this.#pieces()) {
      text += code.slice(done, piece.at) + piece.text
      done = piece.at
    }
    return text + code.slice(done)
  }
}
