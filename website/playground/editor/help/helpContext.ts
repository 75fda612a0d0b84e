import type { EditorState } from '@codemirror/state'
import type {
  TypeAnswers,
  TypeRequestKind,
} from '../../compiler/typescript/messages'
import type { Problem } from './checkTypes'

/** What the editor's help draws on. */
export type HelpContext = {
  readonly baseUrl: string
  /** Asks TypeScript about a place in the text, if it has arrived. */
  readonly ask: <Kind extends TypeRequestKind>(
    kind: Kind,
    state: EditorState,
    position: number,
    name?: string,
  ) => Promise<TypeAnswers[Kind] | undefined>
  /** Takes the list of what is to mend, whenever it was found out. */
  readonly onProblems: (problems: readonly Problem[]) => void
}
