import {
  acceptCompletion,
  hasNextSnippetField,
  selectedCompletion,
} from '@codemirror/autocomplete'
import type { EditorState } from '@codemirror/state'
import type { Command } from '@codemirror/view'

/** Whether accepting the chosen completion would change nothing. */
const isTyped = (state: EditorState): boolean => {
  const chosen = selectedCompletion(state)
  const word = state.wordAt(state.selection.main.head)
  return (
    chosen?.apply === undefined &&
    word !== null &&
    state.sliceDoc(word.from, word.to) === chosen?.label
  )
}

/**
 * Accepts a completion. Between the fields of what was inserted, a word that is
 * typed in full is left to the Tab that moves to the next field.
 */
export const acceptWithTab: Command = view =>
  !(hasNextSnippetField(view.state) && isTyped(view.state)) &&
  acceptCompletion(view)
