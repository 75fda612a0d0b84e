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
  summary: string
  remarks: string
  signatures: SignatureRecord[]
  path: string
}

/** A heading of a guide with the text up to the next heading. */
export type SectionRecord = {
  level: number
  title: string
  /** Left out where it follows from the title (./anchorOf.ts). */
  anchor?: string
  text: string
  /** Where it is shown by a choice on the page rather than by its anchor. */
  filter?: string
  /** Of a row of a table: what lfi has under another name, or has not. */
  row?: 'counterpart' | 'gap'
}

/** What a page answers as a whole: error messages, names that lfi lacks, what functions do. */
export type GuideRole = 'errors' | 'gaps' | 'behaviour'

/** A guide: its first section is the page itself, its anchor is empty. */
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
  /** Other words for a family or an exact name. */
  aliases: Record<string, string[]>
}
