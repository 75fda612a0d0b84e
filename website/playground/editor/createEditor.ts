import { insertBracket } from '@codemirror/autocomplete'
import { isolateHistory, redo, undo } from '@codemirror/commands'
import {
  javascriptLanguage,
  typescriptLanguage,
} from '@codemirror/lang-javascript'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import type { Language } from '../../examples/model/language'
import type { SourceRange } from '../../trace/trace'
import type { Code } from '../sandbox/runner'
import { adoptStyles } from './adoptStyles'
import { baseExtensions } from './baseExtensions'
import { markSource, sourceMark } from './sourceMark'

export type CodeEditor = ReturnType<typeof createEditor>

export type EditorHandlers = {
  /** `isReplaced` if all of the text was replaced or deleted, or that undone. */
  readonly onChange: (code: string, isReplaced: boolean) => void
  readonly onCursor: (cursor: number) => void
}

/** So many pixels of the code around a place that is jumped to are in view. */
const JUMP_MARGIN = 80

/** Grammar only: completion is the editor's own, see `help/`. */
const grammarOf = (language: Language): Extension =>
  language === 'ts' ? typescriptLanguage : javascriptLanguage

const place = (view: EditorView, line: number, column: number): number => {
  const target = view.state.doc.line(
    Math.max(1, Math.min(line, view.state.doc.lines)),
  )
  return Math.min(target.from + Math.max(0, column - 1), target.to)
}

const isAllSelected = ({ doc, selection: { main } }: EditorState): boolean =>
  !main.empty && main.to - main.from === doc.length

/** `text` is what it opens with; later ones come through `open`. */
export const createEditor = (
  parent: HTMLElement,
  text: Code,
  handlers: EditorHandlers,
  label = 'Code',
) => {
  const grammar = new Compartment()
  const help = new Compartment()
  const extensions = (language: Language): Extension => [
    baseExtensions,
    sourceMark,
    grammar.of(grammarOf(language)),
    help.of([]),
    EditorView.contentAttributes.of({ 'aria-label': label }),
    EditorView.updateListener.of(update => {
      const { docChanged, selectionSet, startState, state } = update
      if (docChanged) {
        const isReplaced = isAllSelected(startState) || isAllSelected(state)
        handlers.onChange(state.doc.toString(), isReplaced)
      }
      if (docChanged || selectionSet) {
        handlers.onCursor(state.selection.main.head)
      }
    }),
  ]
  const stateOf = ({ code, language }: Code): EditorState =>
    EditorState.create({ doc: code, extensions: extensions(language) })
  adoptStyles()
  const view = new EditorView({ parent, state: stateOf(text) })
  // Measures now: a frame later its numbers would jump to the height of lines.
  view.coordsAtPos(0)
  return {
    view,
    /** Opens another text; Undo does not lead back from it. */
    open: (next: Code): void => {
      // Ends queries for completions: their answers would fit the former text.
      view.dispatch({ selection: { anchor: 0 } })
      view.setState(stateOf(next))
      // Measures now: before, the text is not as high as it will be.
      view.coordsAtPos(0)
      view.scrollDOM.scrollTop = 0
    },
    setLanguage: (language: Language): void =>
      view.dispatch({ effects: grammar.reconfigure(grammarOf(language)) }),
    /** Changes the text as one step that can be undone; what is in view stays. */
    replace: (code: string, cursor = view.state.selection.main.head): void =>
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: code },
        selection: { anchor: Math.min(cursor, code.length) },
        effects: view.scrollSnapshot(),
        userEvent: 'input.replace',
      }),
    /** As if it was typed: brackets are closed, and typed over. */
    insert: (inserted: string): void => {
      const { changes, selection, effects } =
        insertBracket(view.state, inserted) ??
        view.state.update(view.state.replaceSelection(inserted))
      view.dispatch({
        changes,
        ...(selection && { selection }),
        effects,
        scrollIntoView: true,
        userEvent: 'input.type',
        // A key is pressed by itself, so it is undone by itself.
        annotations: isolateHistory.of('full'),
      })
      view.focus()
    },
    undo: (): void => void undo(view),
    redo: (): void => void redo(view),
    /** Both numbers start at 1. */
    jumpTo: (line: number, column: number): void => {
      const anchor = place(view, line, column)
      view.dispatch({
        selection: { anchor },
        effects: EditorView.scrollIntoView(anchor, { yMargin: JUMP_MARGIN }),
      })
      view.focus()
    },
    /** Marks a part of the text that is shown elsewhere; undefined ends it. */
    mark: (marked: SourceRange | undefined): void => markSource(view, marked),
    /** To be called again when another text was opened. */
    setHelp: (next: Extension): void =>
      view.dispatch({ effects: help.reconfigure(next) }),
  }
}
