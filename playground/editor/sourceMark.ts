import { type Extension, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'

export type Marked = { readonly from: number; readonly to: number }

const setMark = StateEffect.define<Marked | undefined>()
const decoration = Decoration.mark({ class: 'cm-traced' })

const field = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, { changes, effects }) =>
    effects
      .filter(effect => effect.is(setMark))
      .reduce<DecorationSet>(
        (_, { value }) =>
          value
            ? Decoration.set([decoration.range(value.from, value.to)])
            : Decoration.none,
        marks.map(changes),
      ),
  provide: marks => EditorView.decorations.from(marks),
})

/** Marks the source of what the reader looks at elsewhere. */
export const sourceMark: Extension = field

/** Moves the mark and brings it into view, or takes it away. */
export const markSource = (
  view: EditorView,
  marked: Marked | undefined,
): void => {
  const end = view.state.doc.length
  const fits = marked && marked.from < marked.to && marked.to <= end
  view.dispatch({
    effects: fits
      ? [setMark.of(marked), EditorView.scrollIntoView(marked.from)]
      : [setMark.of(undefined)],
  })
}
