/*
 * The typed model of what people wrote: the contract between the parser and
 * everything that shows, runs or searches the text. Pure data, no syntax trees.
 */

export type Fence = {
  /** As written after the marks; empty if nothing is. */
  language: string
  /** The rest of that line, as in `title="a.js" {1}`. */
  meta: string
  /** Without the indentation of the fence. */
  code: string
  /** Line of the file on which the code begins, from 1. */
  line: number
  /** What stands before the fence on its line, as in a list. */
  indent: string
}

export type Section = {
  /** 1 for the beginning of the page, before any other heading. */
  level: number
  /** The words of the heading; the page's title at its beginning. */
  title: string
  /** The anchor that Docusaurus gives to the heading; empty at the beginning. */
  id: string
  /** The words below the heading, without code. */
  text: string
  fences: Fence[]
}

export type Page = {
  /** From the root of the project, as in `docs/recipes.mdx`. */
  file: string
  /** The id that Docusaurus gives to a guide, as in `concepts/optional`. */
  id: string
  /** Route below the base URL, as in `/docs/recipes`; only guides have one. */
  address?: string
  title: string
  /** Search results and link previews show it, so guides have one. */
  description: string
  frontMatter: Readonly<Record<string, unknown>>
  sections: Section[]
}

export type Guide = Page & { address: string }

export const isGuide = (page: Page): page is Guide => page.address !== undefined

export const fencesOf = ({ sections }: Page): Fence[] =>
  sections.flatMap(({ fences }) => fences)
