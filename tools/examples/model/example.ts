import type { Language } from '../../../website/examples/model/language'
import type { FenceMeta } from '../../../website/examples/model/parseFenceMeta'

export type Example = {
  /** File, from the root of the project. */
  page: string
  /** Line of the file on which the code begins, from 1. */
  line: number
  /** What stands before each line in the file, as in a list. */
  indent: string
  language: Language
  /** As written, claims included. */
  code: string
  /** The lines of an `output` fence that follows, if one does. */
  outputFence?: string[]
  meta: FenceMeta
}
