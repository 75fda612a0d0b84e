import type { SearchAnswer } from './answer'
import { createEngine } from './createEngine'
import type { ApiRecord, GuideRecord, SectionRecord } from './data'

/** A function of which a test says only what matters to it. */
export const record = (
  name: string,
  text = '',
  more: Partial<ApiRecord> = {},
): ApiRecord => ({
  name,
  kind: 'function',
  flavour: 'plain',
  family: name,
  text,
  signatures: [],
  path: `/docs/api/variables/${name}`,
  ...more,
})

export const section = (
  title: string,
  text = '',
  more: Partial<SectionRecord> = {},
): SectionRecord => ({ level: 2, title, text, ...more })

/** A guide of the address `/docs/tasks`. */
export const guide = (...sections: SectionRecord[]): GuideRecord => ({
  group: 'Guides',
  path: '/docs/tasks',
  sections,
})

/** A search in a small site. */
export const searchIn = (
  api: ApiRecord[],
  guides: GuideRecord[] = [],
): ((query: string, snippetWords?: number) => SearchAnswer) => {
  const search = createEngine({ api, guides, playground: '/playground' })
  return (query, snippetWords = 10) =>
    search({ query, hitsPerPage: 20, snippetWords })
}
