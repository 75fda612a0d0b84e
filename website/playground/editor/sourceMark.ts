import {
  EditorSelection,
  type EditorState,
  StateEffect,
  StateField,
} from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'
import type { SourceRange } from '../../trace/trace'

const setMark = StateEffect.define<SourceRange | undefined>()
const decoration = Decoration.mark({ class: 'cm-traced' })

/** Marks the source of what the reader looks at elsewhere. */
export const sourceMark = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, { changes, effects }) => {
    const moved = effects.find(effect => effect.is(setMark))
    if (!moved) {
      return marks.map(changes)
    }
    return moved.value
      ? Decoration.set([decoration.range(moved.value.from, moved.value.to)])
      : Decoration.none
  },
  provide: marks => EditorView.decorations.from(marks),
})

/** The whole of a mark; of one that has several lines, its beginning. */
const shownOf = ({ doc }: EditorState, { from, to }: SourceRange) =>
  EditorSelection.range(Math.min(to, doc.lineAt(from).to), from)

/** Moves the mark and brings it into view, or takes it away. */
export const markSource = (
  view: EditorView,
  marked: SourceRange | undefined,
): void => {
  const { state } = view
  const fits =
    marked && marked.from < marked.to && marked.to <= state.doc.length
  view.dispatch({
    effects: fits
      ? [setMark.of(marked), EditorView.scrollIntoView(shownOf(state, marked))]
      : [setMark.of(undefined)],
  })
}
