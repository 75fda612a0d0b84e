import type {
  Completion,
  CompletionContext,
  CompletionResult,
  CompletionSource,
} from '@codemirror/autocomplete'
import { pickedCompletion } from '@codemirror/autocomplete'
import { localCompletionSource } from '@codemirror/lang-javascript'
import { syntaxTree } from '@codemirror/language'
import type { EditorView } from '@codemirror/view'
import type { TypeCompletion } from '../../compiler/typescript/messages'
import { askTypes, type HelpContext } from './helpContext'
import { isInImport, isOfLibrary, moduleOfNamesAt } from './libraryNameAt'
import { importOf, type LibraryName } from './libraryNames'
import { linkTo, renderHelp } from './renderHelp'

/** TypeScript's element kinds as CodeMirror's icons name them. */
const icons: Readonly<Record<string, string>> = {
  method: 'method',
  function: 'function',
  'local function': 'function',
  property: 'property',
  getter: 'property',
  const: 'constant',
  let: 'variable',
  var: 'variable',
  alias: 'variable',
  parameter: 'variable',
  class: 'class',
  interface: 'interface',
  type: 'type',
  keyword: 'keyword',
  module: 'namespace',
}

const importing =
  (entry: Parameters<typeof importOf>[0][number]) =>
  (view: EditorView, chosen: Completion, from: number, to: number): void => {
    const changes = view.state.changes([
      { from, to, insert: entry.name },
      importOf([entry], view.state.doc.toString()),
    ])
    view.dispatch({
      changes,
      selection: { anchor: changes.mapPos(to, 1) },
      annotations: pickedCompletion.of(chosen),
      userEvent: 'input.complete',
    })
  }

const libraryOption = (
  context: HelpContext,
  entry: LibraryName,
  isImported: boolean,
): Completion => ({
  label: entry.name,
  detail: `from ${entry.module}`,
  type: entry.kind,
  boost: -1,
  ...(!isImported && { apply: importing(entry) }),
  info: () => describe(context, entry),
})

/** As in the API reference: one signature instead of every overload. */
const describe = (context: HelpContext, entry: LibraryName): HTMLElement =>
  renderHelp({
    display: entry.signature,
    documentation: entry.summary,
    link: linkTo(context.baseUrl, entry),
  })

const typedOption = (
  context: HelpContext,
  { state, pos }: CompletionContext,
  { name, kind, rank }: TypeCompletion,
): Completion => {
  // A name of the library that the code imports under that name.
  const known = kind === 'alias' ? context.names.get(name) : undefined
  const entry = known && isOfLibrary(state, known) ? known : undefined
  return {
    label: name,
    type: entry?.kind ?? icons[kind] ?? 'variable',
    sortText: rank,
    boost: kind === 'keyword' ? -2 : 1,
    info: async () => {
      if (entry) {
        return describe(context, entry)
      }
      const details = await askTypes(context, state, 'details', pos, name)
      return details ? renderHelp(details) : null
    },
  }
}

/** In text and comments only what TypeScript itself offers makes sense. */
const isInText = ({ state, pos }: CompletionContext): boolean =>
  /String|Comment|RegExp/u.test(syntaxTree(state).resolveInner(pos, -1).name)

/** After its last quote a text has ended, and what follows is no name. */
const isInString = ({ state, pos }: CompletionContext): boolean => {
  const { name, from, to } = syntaxTree(state).resolveInner(pos, -1)
  const text = state.sliceDoc(from, to)
  const isClosed = text.length > 1 && text.at(-1) === text[0]
  return name === 'String' && !(isClosed && pos === to)
}

const localOptions = async (context: CompletionContext) => {
  const local = await localCompletionSource(context)
  return local?.options ?? []
}

/**
 * Completes from TypeScript once it is there and from the local scope before,
 * and always offers the library's names, importing the one chosen.
 */
export const completeNames =
  (help: HelpContext): CompletionSource =>
  async (context): Promise<CompletionResult | null> => {
    const word = context.matchBefore(/[\w$]*/u)
    const before = context.matchBefore(
      isInString(context) ? /[.'"/]\w*/u : /\.\w*/u,
    )
    const isEmpty = !word || word.from === word.to
    if (isEmpty && !context.explicit && !before) {
      return null
    }
    const from = word?.from ?? context.pos
    const validFor = /^[\w$]*$/u
    const module = moduleOfNamesAt(context.state, context.pos)
    const exported = module ? await help.exportsOfPackage(module) : []
    if (exported.length > 0) {
      const options = exported.map(label => ({ label, type: 'function' }))
      return { from, options, validFor }
    }
    const answer = await askTypes(
      help,
      context.state,
      'completions',
      context.pos,
    )
    const isMember = answer?.isMember ?? before?.text.startsWith('.') ?? false
    const offersNames = !isMember && !isInText(context)
    const isOffered = ({ kind }: { readonly kind: string }): boolean =>
      offersNames && (kind !== 'type' || help.file.endsWith('.ts'))
    const isImported = isInImport(context.state, context.pos)
    const typed = answer
      ? answer.entries.map(entry => typedOption(help, context, entry))
      : await localOptions(context)
    const known = new Set(typed.map(({ label }) => label))
    const library = [...help.names.values()]
      .filter(entry => !known.has(entry.name) && isOffered(entry))
      .map(entry => libraryOption(help, entry, isImported))
    return { from, options: [...typed, ...library], validFor }
  }
