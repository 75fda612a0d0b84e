import type { Extension } from '@codemirror/state'
import { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { checkTypes } from './checkTypes'
import { completeNames } from './completeNames'
import type { HelpContext } from './helpContext'
import { hoverNames, openReference } from './hoverNames'
import { showNotes } from './showNotes'
import { showSignature } from './showSignature'

/** Where the page says how to leave the editor with the keyboard. */
export const EDITOR_HINT_ID = 'playground-editor-hint'

/** All help that the editor gives, as far as its sources have arrived. */
export const createHelp = (context: HelpContext): Extension => {
  const autocomplete = completeNames(context)
  return [
    EditorView.contentAttributes.of({ 'aria-describedby': EDITOR_HINT_ID }),
    EditorState.languageData.of(() => [{ autocomplete }]),
    // In a box over a name, what is wrong comes before what the name is.
    checkTypes(context),
    hoverNames(context),
    openReference(context),
    showSignature(context),
    context.showsSteps ? showNotes(context) : [],
  ]
}
