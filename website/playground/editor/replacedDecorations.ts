import { StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'

/** Decorations that stay with the text until an effect replaces them. */
export const replacedDecorations = () => {
  const replace = StateEffect.define<DecorationSet>()
  const field = StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update: (shown, { changes, effects }) =>
      effects.find(effect => effect.is(replace))?.value ?? shown.map(changes),
    provide: field => EditorView.decorations.from(field),
  })
  return { replace, field }
}
