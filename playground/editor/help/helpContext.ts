import type { EditorState } from '@codemirror/state'
import type { TypeClient } from '../../compiler/typescript/createTypeClient'
import type {
  TypeAnswers,
  TypeRequestKind,
} from '../../compiler/typescript/messages'
import type { Language } from '../../share'
import type { LibraryName } from './libraryName'

/** What the editor's help draws on; each part may still be on its way. */
export type HelpContext = {
  readonly baseUrl: string
  readonly language: Language
  readonly names: ReadonlyMap<string, LibraryName>
  readonly types?: TypeClient
}

/** Asks TypeScript about a place in the text, if it has arrived. */
export const askTypes = async <Kind extends TypeRequestKind>(
  { types, language }: HelpContext,
  state: EditorState,
  kind: Kind,
  position: number,
  name?: string,
): Promise<TypeAnswers[Kind] | undefined> =>
  types?.ask({
    kind,
    code: state.doc.toString(),
    language,
    position,
    ...(name !== undefined && { name }),
  })
