import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  type CompletionSource,
  pickedCompletion,
} from '@codemirror/autocomplete'
import { localCompletionSource } from '@codemirror/lang-javascript'
import { syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { addImports } from '../../../examples/model/addImports'
import type { TypeCompletion } from '../../compiler/typescript/messages'
import type { Ask } from './ask'
import { renderHelp } from './renderHelp'

/** TypeScript's element kinds whose icons CodeMirror calls otherwise. */
const icons: Readonly<Record<string, string>> = {
  'local function': 'function',
  getter: 'property',
  const: 'constant',
  let: 'variable',
  var: 'variable',
  alias: 'variable',
  parameter: 'variable',
  module: 'namespace',
}

const importing =
  ({ name, kind }: TypeCompletion, module: string) =>
  (view: EditorView, chosen: Completion, from: number, to: number): void => {
    const code = view.state.doc.toString()
    const changes = view.state.changes([
      { from, to, insert: name },
      addImports(code, module, [kind === 'type' ? `type ${name}` : name]),
    ])
    view.dispatch({
      changes,
      selection: { anchor: changes.mapPos(to, 1) },
      annotations: pickedCompletion.of(chosen),
      userEvent: 'input.complete',
    })
  }

/** Whether a name at a place is one that an import names, perhaps half typed. */
const isInImport = (state: EditorState, position: number): boolean => {
  let node = syntaxTree(state).resolveInner(position, -1)
  while (node.parent && node.name !== 'ImportDeclaration') {
    node = node.parent
  }
  return node.name === 'ImportDeclaration'
}

const toOption = (
  ask: Ask,
  { state, pos }: CompletionContext,
  entry: TypeCompletion,
): Completion => {
  const { name, kind, rank, module } = entry
  return {
    label: name,
    type: icons[kind] ?? kind,
    sortText: rank,
    boost: kind === 'keyword' ? -2 : module === undefined ? 1 : -1,
    ...(module !== undefined && {
      detail: `from ${module}`,
      ...(!isInImport(state, pos) && { apply: importing(entry, module) }),
    }),
    info: async () => {
      const details = await ask('details', state, pos, name)
      return details ? renderHelp(details) : null
    },
  }
}

/** After its last quote a text has ended, and what follows is no name. */
const isInString = ({ state, pos }: CompletionContext): boolean => {
  const { name, from, to } = syntaxTree(state).resolveInner(pos, -1)
  const text = state.sliceDoc(from, to)
  const isClosed = text.length > 1 && text.at(-1) === text[0]
  return name === 'String' && !(isClosed && pos === to)
}

/**
 * Completes from TypeScript, which also knows what may be imported; before it is
 * there, and where it has no answer, from the names in scope.
 */
export const completeNames =
  (ask: Ask): CompletionSource =>
  async (context): Promise<CompletionResult | null> => {
    const { state, pos } = context
    const word = context.matchBefore(/[\w$]*/u)
    const before = context.matchBefore(
      isInString(context) ? /[.'"/]\w*/u : /\.\w*/u,
    )
    const isEmpty = !word || word.from === word.to
    if (isEmpty && !context.explicit && !before) {
      return null
    }
    const answer = await ask('completions', state, pos)
    const local = answer ? undefined : await localCompletionSource(context)
    return {
      from: word?.from ?? pos,
      options: answer
        ? answer.map(entry => toOption(ask, context, entry))
        : (local?.options ?? []),
      validFor: /^[\w$]*$/u,
    }
  }
