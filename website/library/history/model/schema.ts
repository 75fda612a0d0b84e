import * as z from 'zod'
import type { BehaviourRecord } from '../../behaviour/model/record'

/**
 * What the published versions of the package were, as `npm run history` found
 * them: data/history.json and data/upgrade.json hold it.
 */

const formatSchema = z.enum(['module', 'commonjs'])

const releaseFactsSchema = z.object({
  version: z.string(),
  node: z.string(),
  formats: z.array(formatSchema),
  /** Whether its functions were run, to see how they behave. */
  probed: z.boolean().optional(),
})

const fieldChangeSchema = z.object({
  /** As the record of behaviour names it: `closes.break`. */
  field: z.string(),
  before: z.string(),
  after: z.string(),
})

const exportFactsSchema = z.object({
  /** Versions that have it while the one before has not; several if it left. */
  added: z.array(z.string()).min(1),
  /** Versions that declare it otherwise than the one before. */
  changed: z.array(z.string()).optional(),
  /** Versions that lack it while the one before has it. */
  removed: z.array(z.string()).optional(),
  /** Versions in which it behaved differently from the one before, and how. */
  behaved: z
    .array(
      z.object({
        version: z.string(),
        /** Of the usual call; empty if only another way to call it changed. */
        changes: z.array(fieldChangeSchema),
      }),
    )
    .optional(),
})

export const historySchema = z.object({
  /** Oldest first, pre-releases included. */
  releases: z.array(releaseFactsSchema),
  exports: z.record(z.string(), exportFactsSchema),
})

const changedDeclarationSchema = z.object({
  name: z.string(),
  /** The forms that only the older version declares. */
  before: z.array(z.string()),
  /** The forms that only the newer version declares. */
  after: z.array(z.string()),
})

const changedBehaviourSchema = fieldChangeSchema.extend({
  /** Functions, or ways to call one: `reduce(function)`. */
  names: z.array(z.string()).min(1),
})

export const upgradeSchema = z.object({
  from: releaseFactsSchema,
  to: releaseFactsSchema,
  added: z.array(z.string()),
  removed: z.array(z.string()),
  changed: z.array(changedDeclarationSchema),
  behaviour: z.array(changedBehaviourSchema),
})

export type ReleaseFacts = z.infer<typeof releaseFactsSchema>
export type FieldChange = z.infer<typeof fieldChangeSchema>
export type ExportFacts = z.infer<typeof exportFactsSchema>
export type History = z.infer<typeof historySchema>
export type ChangedDeclaration = z.infer<typeof changedDeclarationSchema>
export type ChangedBehaviour = z.infer<typeof changedBehaviourSchema>
export type Upgrade = z.infer<typeof upgradeSchema>

/** One published version: its facts, what it declares, and what it does. */
export type Release = ReleaseFacts & {
  declarations: ReadonlyMap<string, readonly string[]>
  behaviour?: BehaviourRecord
}
