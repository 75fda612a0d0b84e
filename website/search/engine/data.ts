import type { Flavour } from '../../library/model/flavour'

/** `params` as written: `fn: (value: From) => To`, `end?: number`, `...rest: T[]`. */
export type SignatureRecord = {
  variables: string[]
  params: string[]
  returns: string
}

/** What the index holds for one exported name. Plain text, no Markdown. */
export type ApiRecord = {
  name: string
  kind: 'function' | 'constant' | 'type'
  flavour: Flavour
  family: string
  text: string
  signatures: SignatureRecord[]
  path: string
  /** Other words for just this one, with commas between them. */
  aliases?: string
}

/** A heading of a guide with the text up to the next heading. */
export type SectionRecord = {
  level: number
  title: string
  text: string
  /**
   * What follows the page's path in its address: an anchor or a filter. It is
   * left out where it follows from the title, which makes the index smaller.
   */
  place?: string
  aliases?: string
  /** A row of a table: it is found by its words, but never meant by its name. */
  isRow?: true
}

/** What the sections of a page are answers to, where all are to the same. */
export type GuideRole = 'error' | 'behaviour' | 'gap'

/** A guide: its first section is the page itself. */
export type GuideRecord = {
  role?: GuideRole
  group: string
  path: string
  sections: SectionRecord[]
}

/** Everything that the embedded engine needs; built with the site. */
export type SearchData = {
  api: ApiRecord[]
  guides: GuideRecord[]
  /** Where programs are run. */
  playground: string
}
