import { historyField } from '@codemirror/commands'
import { EditorState, type Extension } from '@codemirror/state'
import type { EditorText } from './createEditor'

/** What of the editor's state is kept beside the text. */
export const HISTORY_FIELD = { history: historyField }

/** A state with the text and, where it still fits, its undo history. */
export const restoreState = (
  { code, history }: Pick<EditorText, 'code' | 'history'>,
  extensions: Extension,
): EditorState => {
  if (history !== undefined) {
    try {
      return EditorState.fromJSON(
        { ...Object(history), doc: code },
        { extensions },
        HISTORY_FIELD,
      )
    } catch (error) {
      console.warn('The undo history could not be restored.', error)
    }
  }
  return EditorState.create({ doc: code, extensions })
}

/** How far the text was scrolled; a text that is new is not. */
export const scrollTopIn = (history: unknown): number =>
  Number(Object(history).scrollTop ?? 0)
