import type { EditorState } from '@codemirror/state'
import type { TypeClient } from '../../compiler/typescript/createTypeClient'
import type {
  TypeAnswers,
  TypeRequestKind,
} from '../../compiler/typescript/messages'
import type { Problem } from './checkTypes'

/** What the editor's help draws on; each part may still be on its way. */
export type HelpContext = {
  readonly baseUrl: string
  /** What the text's file is called; its ending tells the language. */
  readonly file: string
  readonly types: TypeClient
  /** Takes the list of what is to mend, whenever it was found out. */
  readonly onProblems: (problems: readonly Problem[]) => void
}

/** Asks TypeScript about a place in the text, if it has arrived. */
export const askTypes = async <Kind extends TypeRequestKind>(
  { types, file }: HelpContext,
  state: EditorState,
  kind: Kind,
  position: number,
  name?: string,
): Promise<TypeAnswers[Kind] | undefined> =>
  types.ask({
    kind,
    code: state.doc.toString(),
    file,
    position,
    ...(name !== undefined && { name }),
  })
