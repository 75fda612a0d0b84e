import type { GalleryExample } from '../../page/gallery'
import { pageTitle } from './collectExamples'

/** What the pages of a folder have in common. */
const groups: Readonly<Record<string, string>> = {
  concepts: 'Concepts',
  'coming-from': 'Coming from elsewhere',
}

const lowerFirst = (text: string): string =>
  text.charAt(0).toLowerCase() + text.slice(1)

/**
 * Pages of a folder share their headings ("Side by side"), so that these say
 * nothing by themselves: the title of the page comes first, and is enough where
 * the page has one example.
 */
export const nameExamples = (
  page: string,
  markdown: string,
  examples: readonly GalleryExample[],
): readonly GalleryExample[] => {
  const group = groups[page.split('/')[0] ?? '']
  if (group === undefined) return examples
  const title = pageTitle(markdown)
  return examples.map(example => ({
    ...example,
    group,
    title:
      examples.length === 1 ? title : `${title}: ${lowerFirst(example.title)}`,
  }))
}
