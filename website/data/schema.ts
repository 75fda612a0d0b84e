import * as z from 'zod'

const counterpartSchema = z.object({
  /** As pages show it: `Array`, `p-map and friends`. */
  system: z.string().min(1),
  /** As a reader would type it: `Array.prototype.map`, `_.groupBy`. */
  name: z.string().min(1),
  /** What differs, in a phrase: no capital, no full stop. */
  difference: z.string().min(1),
})

const rowSchema = z.object({
  /**
   * Families (`map` stands for `mapAsync` and `mapConcur` too) or, where only
   * one flavour has the counterpart, exact names (`mapConcur`).
   */
  lfi: z.array(z.string().min(1)).min(1),
  counterparts: z.array(counterpartSchema).min(1),
})

/** What a reader looks for and lfi does not have. */
const gapSchema = z.object({
  system: z.string().min(1),
  name: z.string().min(1),
  /** What to write instead; Markdown. */
  instead: z.string().min(1),
})

export const counterpartsSchema = z.object({
  rows: z.array(rowSchema),
  missing: z.array(gapSchema),
})

const aliasSchema = z.object({
  /** A family, an exact name, a page's route, or that with a heading's anchor. */
  name: z.string().min(1),
  /** Other words for it, each as somebody would search for it. */
  words: z.array(z.string().min(1)).min(1),
  /** Where its words are written. */
  files: z.array(z.string()),
})

export const aliasesSchema = z.array(aliasSchema)

export type Counterpart = z.infer<typeof counterpartSchema>
export type Gap = z.infer<typeof gapSchema>
export type Counterparts = z.infer<typeof counterpartsSchema>
export type Alias = z.infer<typeof aliasSchema>
