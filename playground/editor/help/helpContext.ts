import type { EditorState } from '@codemirror/state'
import type { TypeClient } from '../../compiler/typescript/createTypeClient'
import type {
  TypeAnswers,
  TypeRequestKind,
} from '../../compiler/typescript/messages'
import type { SourceFile } from '../../project/project'
import type { Language } from '../../share'
import type { LibraryName } from './libraryName'

/** What the editor's help draws on; each part may still be on its way. */
export type HelpContext = {
  readonly baseUrl: string
  readonly language: Language
  /** What the text's file is called. */
  readonly file: string
  /** The other files, as they are when something is asked. */
  readonly others: () => readonly SourceFile[]
  readonly names: ReadonlyMap<string, LibraryName>
  readonly types?: TypeClient
  /** Whether the types between the steps of a `pipe` are shown. */
  readonly showsSteps: boolean
}

/** Asks TypeScript about a place in the text, if it has arrived. */
export const askTypes = async <Kind extends TypeRequestKind>(
  { types, language, file, others, showsSteps }: HelpContext,
  state: EditorState,
  kind: Kind,
  position: number,
  name?: string,
): Promise<TypeAnswers[Kind] | undefined> =>
  types?.ask({
    kind,
    code: state.doc.toString(),
    language,
    file,
    others: others(),
    position,
    withSteps: showsSteps,
    ...(name !== undefined && { name }),
  })
