/**
 * Stands before and after each piece that is put into code. JavaScript takes it
 * for spaces, and hardly anybody types it, so the pieces are found again: in a
 * stack's columns, and in the text of a function.
 */
export const MARK = '\v\f'

/**
 * Every piece that was put into code, with its marks. The text of a function may
 * end with a piece, and then before its last mark.
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

/** What is to be put around parts of the code, gathered, then done at once. */
export class Wraps {
  #wraps: Wrap[] = []

  around(start: number, end: number, before: string, after: string): void {
    const order = this.#wraps.length
    this.#wraps.push({ start, end, before, after, order })
  }

  insert(at: number, text: string): void {
    this.around(at, at, text, '')
  }

  /** What is put into the code, in order. */
  #pieces(): readonly Piece[] {
    const closing = this.#wraps
      .filter(({ after }) => after)
      .toSorted(byClosing)
      .map(({ end, after }) => ({ at: end, text: mark(after) }))
    const opening = this.#wraps
      .toSorted(byOpening)
      .map(({ start, before }) => ({ at: start, text: mark(before) }))
    // A sort keeps what is equal in order: at one place, ends come first.
    return [...closing, ...opening].toSorted((a, b) => a.at - b.at)
  }

  /** Where what was at an offset is when all is put in. */
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
