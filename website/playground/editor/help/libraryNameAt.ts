import { syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { LibraryName } from './libraryNames'

type Node = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>

const importAround = (node: Node): Node | null => {
  let around: Node | null = node
  while (around && around.name !== 'ImportDeclaration') {
    around = around.parent
  }
  return around
}

/** Whether a name at a place is one that an import names, perhaps half typed. */
export const isInImport = (state: EditorState, position: number): boolean =>
  importAround(syntaxTree(state).resolveInner(position, -1)) !== null

/** The module that an import takes something from; undefined elsewhere. */
const moduleAround = (state: EditorState, node: Node): string | undefined => {
  const source = importAround(node)?.getChild('String')
  return source ? state.sliceDoc(source.from + 1, source.to - 1) : undefined
}

/** The modules that a name is imported from; undefined for a declaration. */
const sourcesOf = (
  state: EditorState,
  name: string,
): readonly (string | undefined)[] => {
  const sources: (string | undefined)[] = []
  syntaxTree(state).iterate({
    enter: ({ name: kind, from, to, node }) => {
      if (
        /^(?:Variable|Type)Definition$/u.test(kind) &&
        state.sliceDoc(from, to) === name
      ) {
        sources.push(moduleAround(state, node))
      }
    },
  })
  return sources
}

/**
 * The module whose names fit at a place: between the braces of its import, or
 * after the name that all of it is imported under, as in `_.`.
 */
export const moduleOfNamesAt = (
  state: EditorState,
  position: number,
): string | undefined => {
  const node = syntaxTree(state).resolveInner(position, -1)
  if (node.name === 'String') {
    return undefined
  }
  const imported = moduleAround(state, node)
  if (imported !== undefined) {
    return imported
  }
  const { from } = state.doc.lineAt(position)
  const before = state.sliceDoc(from, position)
  const [, object = ''] = /(?<![\w$.])([\w$]+)\.[\w$]*$/u.exec(before) ?? []
  return sourcesOf(state, object).find(source => source !== undefined)
}

/** Whether a variable of that name is the library's, or none as yet. */
export const isOfLibrary = (
  state: EditorState,
  { name, module }: LibraryName,
): boolean => {
  const sources = sourcesOf(state, name)
  return sources.length === 0 || sources.includes(module)
}

/**
 * The name of the library at a place. A name that nothing declares counts, as it
 * is about to be imported; a member of something else does not, as in `_.take`.
 */
export const libraryNameAt = (
  names: ReadonlyMap<string, LibraryName>,
  state: EditorState,
  position: number,
): LibraryName | undefined => {
  const word = state.wordAt(position)
  const entry = word && names.get(state.sliceDoc(word.from, word.to))
  if (!entry) {
    return undefined
  }
  const node = syntaxTree(state).resolveInner(word.from, 1)
  if (/^Property(?:Name|Definition)$/u.test(node.name)) {
    return undefined
  }
  const imported = moduleAround(state, node)
  const isOwn =
    imported === undefined
      ? isOfLibrary(state, entry)
      : imported === entry.module
  return isOwn ? entry : undefined
}
