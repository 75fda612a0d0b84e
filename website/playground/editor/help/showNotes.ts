import type { Extension } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  ViewPlugin,
  WidgetType,
} from '@codemirror/view'
import type { TypeNote } from '../../compiler/typescript/messages'
import { replacedDecorations } from '../replacedDecorations'
import type { Ask } from './ask'

/** Long enough for a word to be finished. */
const DELAY = 300

class NoteWidget extends WidgetType {
  constructor(readonly text: string) {
    super()
  }

  override eq({ text }: NoteWidget): boolean {
    return text === this.text
  }

  /**
   * The style sheet shows the text. Were it in the page, a browser could take it
   * for a part of the code when a selection that spans it is typed over.
   */
  override toDOM(): HTMLElement {
    const note = document.createElement('span')
    note.className = 'cm-note'
    note.dataset.text = this.text
    return note
  }
}

const { replace, field } = replacedDecorations()

const toDecorations = (notes: readonly TypeNote[]): DecorationSet =>
  Decoration.set(
    notes.map(({ at, text }) =>
      Decoration.widget({ widget: new NoteWidget(text), side: 1 }).range(at),
    ),
    true,
  )

/** Types beside the lines: what the steps of a `pipe` hand on. */
export const showNotes = (ask: Ask): Extension => [
  field,
  ViewPlugin.define(view => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = async (): Promise<void> => {
      const { state } = view
      const notes = await ask('notes', state, 0)
      if (notes && view.state.doc.eq(state.doc)) {
        view.dispatch({ effects: replace.of(toDecorations(notes)) })
      }
    }
    const plan = (delay: number): void => {
      clearTimeout(timer)
      timer = setTimeout(() => void refresh(), delay)
    }
    plan(0)
    return {
      update: ({ docChanged }) => {
        if (docChanged) {
          plan(DELAY)
        }
      },
      destroy: () => clearTimeout(timer),
    }
  }),
]
