import type { EditorView } from '@codemirror/view'

/** How many characters are the same, up to a limit. */
const countSame = (limit: number, isSame: (index: number) => boolean) => {
  let count = 0
  while (count < limit && isSame(count)) {
    count++
  }
  return count
}

/** The smallest single change that turns `before` into `after`. */
export const smallestChange = (
  before: string,
  after: string,
): { from: number; to: number; insert: string } => {
  const shorter = Math.min(before.length, after.length)
  const from = countSame(shorter, index => before[index] === after[index])
  const end = countSame(
    shorter - from,
    index => before.at(-1 - index) === after.at(-1 - index),
  )
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
