import type { EditorState } from '@codemirror/state'

/** The identifier around a place in the text. */
export const nameAt = (
  state: EditorState,
  position: number,
): { name: string; from: number; to: number } | undefined => {
  const range = state.wordAt(position)
  return range
    ? {
        name: state.sliceDoc(range.from, range.to),
        from: range.from,
        to: range.to,
      }
    : undefined
}
