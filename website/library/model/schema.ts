import type { Flavour } from './flavour'

/*
 * The typed model of the documented package: the contract between extraction
 * and everything that shows or searches the API. Pure data, no syntax trees.
 */

export type TypeParameter = {
  name: string
  constraint?: string
  default?: string
}

export type Parameter = {
  name: string
  type: string
  optional: boolean
  rest: boolean
}

export type Signature = {
  typeParameters: TypeParameter[]
  parameters: Parameter[]
  returns: string
}

export type Example = {
  /** `js` or `ts`. */
  language: string
  /** As the package prints it, claims included. */
  code: string
}

type EntryFields = {
  name: string
  category: string
  /** `4.1.2`, or `0.1.0 or earlier` where no older version is known. */
  since: string
  /** First paragraph, Markdown with internal links. */
  summary: string
  /** The remaining paragraphs, Markdown with internal links. */
  remarks: string
  /** When it throws, each a Markdown phrase starting with "if". */
  throws: string[]
  examples: Example[]
  /** Route below the base URL, as in `/docs/api/variables/map`. */
  path: string
  sourceUrl: string
}

export type FunctionEntry = EntryFields & {
  kind: 'function'
  flavour: Flavour
  /** Name of the family's plain form (or of its first form when it has none). */
  family: string
  /** The one readable signature that the curried overloads fold into. */
  signatures: Signature[]
  /** How many more steps a ladder of overloads has (`pipe`); usually 0. */
  elided: number
  /** Curried call forms, as in `map(fn)(iterable)`; the full call first. */
  callForms: string[]
  /** The signature that people use, as text. */
  declaration: string
  /** Each signature in full, as text. */
  overloads: string[]
  /** Bytes, gzip, of importing just this function. */
  importCost: number
}

export type ConstantEntry = EntryFields & {
  kind: 'constant'
  type: string
  importCost: number
}

export type Member = {
  name: string
  type: string
  optional: boolean
  /** Markdown with internal links; may be empty. */
  description: string
  throws: string[]
  examples: Example[]
}

export type TypeEntry = EntryFields & {
  kind: 'type'
  typeParameters: TypeParameter[]
  /** Right-hand side of the alias, formatted. */
  definition: string
  /** All of it, as text. */
  declaration: string
  members: Member[]
}

export type Entry = FunctionEntry | ConstantEntry | TypeEntry

export type ApiModel = {
  packageName: string
  packageVersion: string
  author: string
  license: string
  /** `owner/name` on GitHub. */
  repository: string
  /** Bytes, gzip, of importing everything. */
  totalCost: number
  entries: Entry[]
}

type Extracted<Kind> = Kind extends Entry
  ? Omit<Kind, 'importCost' | 'since' | 'sourceUrl'> & {
      /** Its file in the repository; empty where the package names none. */
      source: string
    }
  : never

/**
 * What the declarations say, without what differs between releases that
 * declare the same. What an import costs is measured apart.
 */
export type ExtractedEntry = Extracted<Entry>

/** The names of functions and constants, which code can import. */
export const valueNames = (entries: readonly Entry[]): Set<string> =>
  new Set(entries.filter(({ kind }) => kind !== 'type').map(({ name }) => name))
