import * as z from 'zod'

/**
 * The typed model of what people wrote: the contract between the parser and
 * everything that shows, runs or searches the text. Pure data, no syntax trees.
 */

const fenceSchema = z.object({
  /** As written after the marks; empty if nothing is. */
  language: z.string(),
  /** The rest of that line, as in `title="a.js" unordered`. */
  meta: z.string(),
  /** Without the indentation of the fence. */
  code: z.string(),
  /** Line of the file on which the code begins, from 1. */
  line: z.number().int().positive(),
  /** What stands before the fence on its line, as in a list. */
  indent: z.string(),
})

/** A paragraph or an item of a list; without words if it is a program. */
const blockSchema = z.object({
  text: z.string(),
  /** The list of functions that `<FunctionsThat>` shows there. */
  list: z.string().optional(),
})

const sectionSchema = z.object({
  /** 1 for the beginning of the page, before any other heading. */
  level: z.number().int().min(1).max(6),
  /** The words of the heading; the page's title at its beginning. */
  title: z.string(),
  /** The anchor that Docusaurus gives to the heading; empty at the beginning. */
  id: z.string(),
  /** The words below the heading, without code. */
  text: z.string(),
  /** The same, as paragraphs between which programs and lists keep a place. */
  blocks: z.array(blockSchema),
  fences: z.array(fenceSchema),
  /** Where its links lead, as written. */
  links: z.array(z.string()),
})

export const pageSchema = z.object({
  /** From the root of the project, as in `docs/recipes.mdx`. */
  file: z.string(),
  /** The id that Docusaurus gives to a guide, as in `concepts/optional`. */
  id: z.string(),
  /** Route below the base URL, as in `/docs/recipes`; only guides have one. */
  address: z.string().optional(),
  title: z.string().min(1),
  description: z.string(),
  frontMatter: z.record(z.string(), z.unknown()),
  sections: z.array(sectionSchema).min(1),
})

/** Readers can visit it, so search results and link previews describe it. */
export const guideSchema = pageSchema.extend({
  address: z.string(),
  description: z.string().min(1),
})

export type Fence = z.infer<typeof fenceSchema>
export type Block = z.infer<typeof blockSchema>
export type Section = z.infer<typeof sectionSchema>
export type Page = z.infer<typeof pageSchema>
/** A page that readers can visit below `/docs`. */
export type Guide = z.infer<typeof guideSchema>

export const isGuide = (page: Page): page is Guide => page.address !== undefined

/** The guide that lists the pages of a folder: `recipes` of `recipes/retry`. */
export const indexOf = (
  { address }: Guide,
  guides: readonly Guide[],
): Guide | undefined => {
  const folder = address.slice(0, address.lastIndexOf('/'))
  return folder === '/docs'
    ? undefined
    : guides.find(guide => guide.address === folder)
}

export const fencesOf = ({ sections }: Page): Fence[] =>
  sections.flatMap(({ fences }) => fences)

/** The anchors of each guide's headings, by the guide's address. */
export const anchorsOf = (
  guides: readonly Guide[],
): Map<string, ReadonlySet<string>> =>
  new Map(
    guides.map(({ address, sections }) => [
      address,
      new Set(sections.map(({ id }) => id)),
    ]),
  )
