import type { EditorView } from '@codemirror/view'

const sharedLength = (a: string, b: string, limit: number): number => {
  let length = 0
  while (length < limit && a[length] === b[length]) {
    length++
  }
  return length
}

const sharedEnd = (a: string, b: string, limit: number): number => {
  let length = 0
  while (length < limit && a.at(-1 - length) === b.at(-1 - length)) {
    length++
  }
  return length
}

/** The smallest single change that turns `before` into `after`. */
export const smallestChange = (
  before: string,
  after: string,
): { from: number; to: number; insert: string } => {
  const shorter = Math.min(before.length, after.length)
  const from = sharedLength(before, after, shorter)
  const end = sharedEnd(before, after, shorter - from)
  return {
    from,
    to: before.length - end,
    insert: after.slice(from, after.length - end),
  }
}

/**
 * Replaces the text as one undoable step. Only what differs is touched, so the
 * selection, the folds and the scroll position stay where they were.
 */
export const replaceText = (
  view: EditorView,
  code: string,
  cursor?: number,
): void => {
  const changes = smallestChange(view.state.doc.toString(), code)
  view.dispatch({
    changes,
    ...(cursor !== undefined && {
      selection: { anchor: Math.min(cursor, code.length) },
    }),
    userEvent: 'input.replace',
  })
}
