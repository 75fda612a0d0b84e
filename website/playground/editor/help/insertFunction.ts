import { snippet } from '@codemirror/autocomplete'
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import type { EditorState, Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { PAGE_CHOSEN, TAKES_PAGES } from '../../../browser/foundPages'
import type { HelpContext } from './helpContext'
import { importOf, type LibraryName } from './libraryNames'

/** What a `pipe` hands to its steps, so that they are written without it. */
const HANDED_ON = /^(?:iterable|asyncIterable|concurIterable)$/u

/** A field without a name, to which Tab moves after the last parameter. */
const AFTER = '#{}'

/** Long programs are read for no longer than a press may take. */
const READ_MILLISECONDS = 200

/** The names of reducers, which are not steps: `reduce` takes them. */
const REDUCER = /^to[A-Z]|Reducer$/u

/** The arguments of the `pipe` that the place is directly in. */
export const findPipe = (state: EditorState, place: number) => {
  const tree = ensureSyntaxTree(state, state.doc.length, READ_MILLISECONDS)
  let node = (tree ?? syntaxTree(state)).resolveInner(place)
  while (node.parent && !/^(?:ArgList|ArrowFunction)$/u.test(node.name)) {
    node = node.parent
  }
  const isPipe =
    node.name === 'ArgList' && /\bpipe$/u.test(state.sliceDoc(0, node.from))
  return isPipe ? node : undefined
}

/** What is inserted, and which functions it needs beside its own. */
type Insertion = {
  readonly template: string
  readonly imports: readonly string[]
}

/** What the steps of a `pipe` that end before a place call, by name. */
export const stepsBefore = (
  state: EditorState,
  pipe: NonNullable<ReturnType<typeof findPipe>>,
  place: number,
): readonly string[] => {
  const names: string[] = []
  for (let step = pipe.firstChild; step; step = step.nextSibling) {
    if (step.to <= place && /\w/u.test(step.name)) {
      const [called = ''] =
        /^\w*/u.exec(state.sliceDoc(step.from, step.to)) ?? []
      names.push(called)
    }
  }
  return names
}

/** The function that a reducer is given to, after the steps before a place. */
const reduceAt = (
  state: EditorState,
  pipe: NonNullable<ReturnType<typeof findPipe>>,
  place: number,
  name: string,
): string => {
  const flavour = /(?:Async|Concur)$/u
  const names = [name, ...stepsBefore(state, pipe, place)]
  const last = names.findLast(it => flavour.test(it)) ?? ''
  return `reduce${flavour.exec(last)?.[0] ?? ''}`
}

/** The call as a template: its parameters are to be filled in, one by one. */
const callOf = ({ name, signature }: LibraryName, isStep: boolean): string => {
  const [, list] = /\(([^)]*)\)$/u.exec(signature) ?? []
  if (list === undefined) {
    return name
  }
  const parameters = list.match(/\w+/gu) ?? []
  const filled = parameters.filter(it => !(isStep && HANDED_ON.test(it)))
  return parameters.length > 0 && filled.length === 0
    ? name
    : `${name}(${filled.map(it => `\${${it}}`).join(', ')})`
}

/** The template of what comes to a place, with the commas of its `pipe`. */
export const templateAt = (
  state: EditorState,
  from: number,
  to: number,
  entry: LibraryName,
): Insertion => {
  const pipe = findPipe(state, from)
  const call = callOf(entry, pipe !== undefined)
  if (!pipe) {
    return { template: call + AFTER, imports: [] }
  }
  const reduce = REDUCER.test(entry.name)
    ? reduceAt(state, pipe, from, entry.name)
    : undefined
  const step = reduce ? `${reduce}(${call})` : call
  const before = state.sliceDoc(pipe.from, from)
  const after = state.sliceDoc(to, pipe.to)
  const comma = /[(,]\s*$/u.test(before) ? '' : ','
  const isOnOwnLine = /\n[^\S\n]*$/u.test(before)
  const gap = before.includes('\n') ? '\n' : ' '
  const isApart = isOnOwnLine || before.endsWith('(') || before.endsWith(gap)
  const lead = isApart ? '' : gap
  const end = /^[^\S\n]*[,)]/u.test(after) ? '' : ','
  return {
    template: comma + lead + step + end + AFTER,
    imports: reduce ? [reduce] : [],
  }
}

/**
 * Selects in the page what is selected in the state as soon as the focus is
 * back. CodeMirror does so some milliseconds later, and what is typed until then
 * is lost, since the text was changed without the focus.
 */
const selectOnFocus = (view: EditorView): void =>
  view.contentDOM.addEventListener('focus', () => view.focus(), { once: true })

const insertFunction = (
  view: EditorView,
  entry: LibraryName,
  names: HelpContext['names'],
): void => {
  const { from, to } = view.state.selection.main
  const { template, imports } = templateAt(view.state, from, to, entry)
  const others = imports.flatMap(name => names.get(name) ?? [])
  const change = importOf([...others, entry], view.state.doc.toString())
  const imported = view.state.changes(change)
  view.dispatch({ changes: imported, userEvent: 'input.complete' })
  snippet(template)(
    view,
    null,
    imported.mapPos(from, 1),
    imported.mapPos(to, 1),
  )
  selectOnFocus(view)
}

/** Writes in the functions that are chosen in search, with their imports. */
export const insertFunctions = ({ baseUrl, names }: HelpContext): Extension => {
  const entries = [...names.values()]
  return [
    EditorView.contentAttributes.of({ [TAKES_PAGES]: '' }),
    EditorView.domEventHandlers({
      [PAGE_CHOSEN]: (event: CustomEvent<unknown>, view) => {
        const { pathname } = new URL(String(event.detail), location.href)
        const route = `/${pathname.slice(baseUrl.length)}`
        const entry = entries.find(({ path }) => path === route)
        if (entry) {
          insertFunction(view, entry, names)
        }
        return entry !== undefined
      },
    }),
  ]
}
