import { EditorSelection, type EditorState } from '@codemirror/state'
import { Decoration, EditorView } from '@codemirror/view'
import type { SourceRange } from '../../trace/trace'
import { replacedDecorations } from './replacedDecorations'

const { replace, field } = replacedDecorations()
const decoration = Decoration.mark({ class: 'cm-traced' })

/** Marks the source of what the reader looks at elsewhere. */
export const sourceMark = field

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
      ? [
          replace.of(Decoration.set(decoration.range(marked.from, marked.to))),
          EditorView.scrollIntoView(shownOf(state, marked)),
        ]
      : replace.of(Decoration.none),
  })
}
