import * as z from 'zod'

/**
 * What the published versions of the package were, as `npm run history` found
 * them: data/history.json and data/upgrade.json hold it.
 */

const formatSchema = z.enum(['module', 'commonjs'])

const releaseFactsSchema = z.object({
  version: z.string(),
  /** The range of Node versions that the package asks for. */
  node: z.string(),
  formats: z.array(formatSchema),
})

const exportFactsSchema = z.object({
  /** Versions that have it while the one before has not; several if it left. */
  added: z.array(z.string()).min(1),
  /** Versions that declare it otherwise than the one before. */
  changed: z.array(z.string()).optional(),
  /** Versions that lack it while the one before has it. */
  removed: z.array(z.string()).optional(),
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

export const upgradeSchema = z.object({
  from: releaseFactsSchema,
  to: releaseFactsSchema,
  added: z.array(z.string()),
  removed: z.array(z.string()),
  changed: z.array(changedDeclarationSchema),
})

export type ReleaseFacts = z.infer<typeof releaseFactsSchema>
export type ExportFacts = z.infer<typeof exportFactsSchema>
export type History = z.infer<typeof historySchema>
export type ChangedDeclaration = z.infer<typeof changedDeclarationSchema>
export type Upgrade = z.infer<typeof upgradeSchema>

/** One published version: its facts, and the declared forms of each export. */
export type Release = ReleaseFacts & {
  declarations: ReadonlyMap<string, readonly string[]>
}
