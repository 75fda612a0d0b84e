import type { EditorState } from '@codemirror/state'
import type {
  TypeAnswers,
  TypeRequestKind,
} from '../../compiler/typescript/messages'

/** Asks TypeScript about a place in the text, if it has arrived. */
export type Ask = <Kind extends TypeRequestKind>(
  kind: Kind,
  state: EditorState,
  position: number,
  name?: string,
) => Promise<TypeAnswers[Kind] | undefined>
