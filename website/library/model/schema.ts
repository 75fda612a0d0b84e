import * as z from 'zod'
import { flavours } from './flavour'

/**
 * The typed model of the documented package: the contract between extraction
 * and everything that shows or searches the API. Pure data, no reflections.
 */

const flavourSchema = z.enum(flavours)

const typeParameterSchema = z.object({
  name: z.string(),
  constraint: z.string().optional(),
  default: z.string().optional(),
})

const parameterSchema = z.object({
  name: z.string(),
  type: z.string(),
  optional: z.boolean(),
  rest: z.boolean(),
})

const signatureSchema = z.object({
  typeParameters: z.array(typeParameterSchema),
  parameters: z.array(parameterSchema),
  returns: z.string(),
})

const exampleSchema = z.object({
  /** `js` or `ts`. */
  language: z.string(),
  /** As the package prints it, claims included. */
  code: z.string(),
  title: z.string().optional(),
})

/** A type that the package uses and does not export, as `MaybePromiseLike`. */
const helperSchema = z.object({
  name: z.string(),
  typeParameters: z.array(typeParameterSchema),
  definition: z.string(),
})

const entryFields = {
  name: z.string(),
  category: z.string(),
  /** `4.1.2`, or `0.1.0 or earlier` where no older version is known. */
  since: z.string(),
  /** First paragraph, Markdown with internal links. */
  summary: z.string(),
  /** The remaining paragraphs, Markdown with internal links. */
  remarks: z.string(),
  /** Words of the package that are not true and replaced above, and why. */
  corrected: z
    .array(z.object({ said: z.string(), reason: z.string() }))
    .optional(),
  /** When it throws, each a Markdown phrase starting with "if". */
  throws: z.array(z.string()),
  examples: z.array(exampleSchema),
  /** Route below the base URL, as in `/docs/api/variables/map`. */
  path: z.string(),
  sourceUrl: z.string(),
}

const functionEntrySchema = z.object({
  ...entryFields,
  kind: z.literal('function'),
  flavour: flavourSchema,
  /** Name of the family's plain form (or of its first form when it has none). */
  family: z.string(),
  /** The one readable signature that the curried overloads fold into. */
  signatures: z.array(signatureSchema).min(1),
  /** How many more steps a ladder of overloads has (`pipe`); usually 0. */
  elided: z.number().int().nonnegative(),
  /** Curried call forms, as in `map(fn)(iterable)`; the full call first. */
  callForms: z.array(z.string()).min(1),
  /** Whether TypeScript knows the curried forms of the first signature only. */
  curriesFirstOverloadOnly: z.boolean(),
  overloads: z.array(signatureSchema).min(1),
  /** Bytes, gzip, of importing just this function. */
  importCost: z.number().int().positive(),
})

const constantEntrySchema = z.object({
  ...entryFields,
  kind: z.literal('constant'),
  type: z.string(),
  importCost: z.number().int().positive(),
})

const memberSchema = z.object({
  name: z.string(),
  type: z.string(),
  optional: z.boolean(),
  /** Markdown with internal links; may be empty. */
  description: z.string(),
  throws: z.array(z.string()),
  examples: z.array(exampleSchema),
})

const typeEntrySchema = z.object({
  ...entryFields,
  kind: z.literal('type'),
  typeParameters: z.array(typeParameterSchema),
  /** Right-hand side of the alias, formatted. */
  definition: z.string(),
  members: z.array(memberSchema),
  takenBy: z.array(z.string()),
  returnedBy: z.array(z.string()),
})

const entrySchema = z.discriminatedUnion('kind', [
  functionEntrySchema,
  constantEntrySchema,
  typeEntrySchema,
])

export const apiModelSchema = z.object({
  packageName: z.string(),
  packageVersion: z.string(),
  author: z.string(),
  license: z.string(),
  /** Bytes, gzip, of importing everything. */
  totalCost: z.number().int().positive(),
  entries: z.array(entrySchema),
  helpers: z.array(helperSchema),
})

export type TypeParameter = z.infer<typeof typeParameterSchema>
export type Parameter = z.infer<typeof parameterSchema>
export type Signature = z.infer<typeof signatureSchema>
export type Example = z.infer<typeof exampleSchema>
export type Helper = z.infer<typeof helperSchema>
export type Member = z.infer<typeof memberSchema>
export type FunctionEntry = z.infer<typeof functionEntrySchema>
export type ConstantEntry = z.infer<typeof constantEntrySchema>
export type TypeEntry = z.infer<typeof typeEntrySchema>
export type Entry = z.infer<typeof entrySchema>
export type ApiModel = z.infer<typeof apiModelSchema>

type WithoutCost<Kind> = Kind extends Entry ? Omit<Kind, 'importCost'> : never

/** What the declarations say; what an import costs is measured apart. */
export type ExtractedEntry = WithoutCost<Entry>
export type ExtractedModel = Omit<ApiModel, 'entries' | 'totalCost'> & {
  entries: ExtractedEntry[]
}

/** The names of functions and constants, which code can import. */
export const valueNames = (entries: readonly Entry[]): Set<string> =>
  new Set(entries.filter(({ kind }) => kind !== 'type').map(({ name }) => name))
