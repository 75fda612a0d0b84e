import type { Language } from '../../examples/model/language'

/** A file beside the main one; its name has its ending. */
export type SourceFile = { readonly name: string; readonly code: string }

/** All that a run depends on. */
export type Project = {
  /** The text of the main file. */
  readonly code: string
  readonly language: Language
  /** The version of lfi; the current one if it is missing. */
  readonly version?: string
  /** The files that the main one may import. */
  readonly files?: readonly SourceFile[]
}

export const mainName = ({ language }: Pick<Project, 'language'>): string =>
  `main.${language}`
