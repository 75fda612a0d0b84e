import type { PageLink } from './facts'

/**
 * Everything that crosses between the page and the TypeScript worker. Each
 * request carries the whole text, so a worker that had to be restarted needs
 * nothing from its predecessor.
 */
export type TypeRequest = {
  readonly kind: TypeRequestKind
  readonly code: string
  /** The name of the file that holds the text; it tells the language. */
  readonly file: string
  readonly position: number
  /** For `details`: the completion asked about. */
  readonly name?: string | undefined
}

export type TypeCompletion = {
  readonly name: string
  /** TypeScript's element kind, as in `function` or `property`. */
  readonly kind: string
  /** Lower is better. */
  readonly rank: string
  /** Of what is not there yet: what it has to be imported from. */
  readonly module?: string
}

export type TypeInfo = {
  /** The declaration, as in `const map: …`, or how it is called. */
  readonly display: string
  readonly documentation: string
  /** The page of what lfi exports. */
  readonly link?: PageLink
}

export type TypeSignature = {
  readonly prefix: string
  readonly parameters: readonly string[]
  readonly suffix: string
  readonly active: number
  /** Which of how many overloads, starting at 1. */
  readonly overload: number
  readonly overloads: number
}

/** A change that mends what a diagnostic is about. */
export type TypeFix = {
  readonly label: string
  /** The names that the code needs then, of a module. */
  readonly imports: readonly string[]
  /** lfi, if it is missing. */
  readonly module?: string
  readonly edits: readonly {
    readonly from: number
    readonly to: number
    readonly insert: string
  }[]
}

export type TypeDiagnostic = {
  readonly from: number
  readonly to: number
  readonly message: string
  /** TypeScript's number, or 0 for advice of our own. */
  readonly code: number
  readonly severity: 'error' | 'warning'
  readonly fix?: TypeFix
  /** The page that answers. */
  readonly link?: PageLink
}

/** A type to be shown in the text. */
export type TypeNote = {
  /** The end of the line that it is shown on. */
  readonly at: number
  readonly text: string
}

export type TypeAnswers = {
  readonly completions: readonly TypeCompletion[] | undefined
  readonly details: TypeInfo | undefined
  readonly diagnostics: readonly TypeDiagnostic[]
  readonly hover: TypeInfo | undefined
  readonly notes: readonly TypeNote[]
  readonly signature: TypeSignature | undefined
}

export type TypeRequestKind = keyof TypeAnswers

/** Paths and texts of the declaration files that the service knows. */
export type Declarations = Readonly<Record<string, string>>

export type FromTypeWorker =
  | { readonly type: 'ready' }
  /** To the one question that is asked at a time. */
  | { readonly type: 'answer'; readonly answer: unknown }
