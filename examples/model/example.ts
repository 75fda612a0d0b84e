import type { ExampleLanguage } from './exampleLanguage'
import type { FenceMeta } from './parseFenceMeta'

/** Something on the site that says what it prints. */
export type Example = {
  origin: 'authored' | 'package'
  /** File of an authored example; name that a package example documents. */
  page: string
  /** Line of the file on which the code begins, from 1. */
  line: number
  language: ExampleLanguage
  /** As written, claims included. */
  code: string
  /** The lines of an `output` fence that follows, if one does. */
  outputFence?: string[]
  meta: FenceMeta
}
