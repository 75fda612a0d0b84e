import { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import typeScriptWorker from '@site/generated/playground/typescriptWorker.js'
import { savesData } from '../../browser/connection'
import { whenIdle } from '../../browser/whenIdle'
import { createTypeClient } from '../compiler/typescript/createTypeClient'
import type { CodeEditor } from '../editor/createEditor'
import type { Ask } from '../editor/help/ask'
import { checkTypes, type Problem } from '../editor/help/checkTypes'
import { completeNames } from '../editor/help/completeNames'
import { hoverNames, openReference } from '../editor/help/hoverNames'
import { showNotes } from '../editor/help/showNotes'
import { showSignature } from '../editor/help/showSignature'
import { keepForOffline } from './keepForOffline'
import type { HelpState, WorkbenchState } from './workbenchState'

/** Where the page says how to leave the editor with the keyboard. */
export const EDITOR_HINT_ID = 'playground-editor-hint'

type Options = {
  readonly editor: CodeEditor
  readonly readState: () => Pick<WorkbenchState, 'language' | 'showsSteps'>
  readonly onState: (state: HelpState) => void
  readonly onProblems: (problems: readonly Problem[]) => void
}

export type TypeHelp = ReturnType<typeof createTypeHelp>

/** Gives the editor its help as it arrives, and says how far it is. */
export const createTypeHelp = (options: Options) => {
  const { editor, readState, onState, onProblems } = options
  let cancel = (): void => {}
  let isWanted = !savesData()
  const types = createTypeClient(
    () => new Worker(typeScriptWorker),
    state => {
      onState(state)
      if (state === 'ready') {
        // What is shown beside the text is asked for again.
        update()
        // Type help is the largest part and comes last.
        keepForOffline().catch(console.info)
      }
    },
  )

  /** To be called when the language or what is shown has changed. */
  const update = (): void => {
    const { language, showsSteps } = readState()
    const ask: Ask = (kind, { doc }, position, name) =>
      types.ask({
        kind,
        code: doc.toString(),
        file: `main.${language}`,
        position,
        name,
      })
    const autocomplete = completeNames(ask)
    editor.setHelp([
      EditorView.contentAttributes.of({ 'aria-describedby': EDITOR_HINT_ID }),
      EditorState.languageData.of(() => [{ autocomplete }]),
      // In a box over a name, what is wrong comes before what the name is.
      checkTypes(ask, onProblems),
      hoverNames(ask),
      openReference(ask),
      showSignature(ask),
      showsSteps ? showNotes(ask) : [],
    ])
  }
  /** Loads it on request, or again. */
  const load = (): void => {
    cancel()
    isWanted = false
    types.start()
  }
  onState(isWanted ? 'loading' : 'off')
  update()
  return {
    update,
    /** To be called when there is nothing better to do: runs come first. */
    start: (): void => {
      if (isWanted) {
        cancel()
        cancel = whenIdle(load)
      }
    },
    load,
    dispose: (): void => {
      isWanted = false
      cancel()
      types.dispose()
    },
  }
}
