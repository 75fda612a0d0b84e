import {
  type Guide,
  indexOf,
  isGuide,
  type Page,
} from '../../content/model/schema'
import { exampleLanguage } from '../../examples/model/language'
import { parseFenceMeta } from '../../examples/model/parseFenceMeta'
import { splitClaims } from '../../examples/model/splitClaims'
import type { GalleryExample } from '../page/gallery'

/** Pages and folders that readers who are new see first; others follow by name. */
const FIRST = ['getting-started', 'recipes', 'concepts', 'coming-from']

/** What the pages of a folder have in common. */
const folderGroups: Readonly<Record<string, string>> = {
  concepts: 'Concepts',
  'coming-from': 'Coming from elsewhere',
}

const topOf = ({ id }: Guide): string => id.split('/')[0] ?? ''

const rankOf = (guide: Guide): number => {
  const index = FIRST.indexOf(topOf(guide))
  return index < 0 ? FIRST.length : index
}

/** An exercise on the program before it; in the gallery there is none. */
const ON_ANOTHER = /\bprogram above\b/u

const MAX_DESCRIPTION = 140

/** The first sentence that says something; a long one is cut between words. */
const firstSentence = (text: string): string => {
  const [sentence = ''] = /^.{15,}?(?<!e\.g|i\.e)[.:](?=\s|$)/su.exec(text) ?? [
    text,
  ]
  const line = sentence.replace(/:$/u, '.').replace(/\s+/gu, ' ').trim()
  return line.length <= MAX_DESCRIPTION
    ? line
    : `${line.slice(0, MAX_DESCRIPTION).replace(/\s\S*$/u, '')}…`
}

/** Where the index of its folder lists a guide: the heading, and how far down. */
const placeInIndex = (guide: Guide, guides: readonly Guide[]) => {
  const listed = indexOf(guide, guides)?.sections.flatMap(({ title, links }) =>
    links.map(link => ({ heading: title, link })),
  )
  const position = listed?.findIndex(({ link }) => link === guide.address) ?? -1
  const heading = listed?.[position]?.heading
  return heading === undefined ? undefined : { heading, position }
}

/**
 * The first runnable example under each heading of a guide. The heading names
 * the task; the one above it, or else the page, the group. A page that an index
 * lists is one task, in the group of the index.
 */
const collectExamples = (
  guide: Guide,
  listedUnder: string | undefined,
): GalleryExample[] => {
  let group = guide.title
  return guide.sections.flatMap(({ level, title, id, text, fences }) => {
    if (level === 2) {
      group = title
    }
    const [program] = fences.flatMap(fence => {
      const { noRun, previous } = parseFenceMeta(fence.meta)
      const language = exampleLanguage(fence.language)
      return language && noRun === undefined && !previous
        ? [{ language, code: `${splitClaims(fence.code).code}\n` }]
        : []
    })
    const isTask = level === 1 && listedUnder !== undefined
    return program && (id || isTask) && !ON_ANOTHER.test(text)
      ? [
          {
            id: isTask ? guide.id : `${guide.id}/${id}`,
            title,
            group: listedUnder ?? (level === 2 ? guide.title : group),
            description: firstSentence(text) || guide.description,
            ...program,
          },
        ]
      : []
  })
}

const lowerFirst = (text: string): string =>
  text.charAt(0).toLowerCase() + text.slice(1)

/**
 * Pages of a folder share their headings ("One program in both"), so that these say
 * nothing by themselves: the title of the page comes first, and is enough where
 * the page has one example.
 */
const nameExamples = (guide: Guide, examples: readonly GalleryExample[]) => {
  const group = folderGroups[topOf(guide)]
  return group === undefined
    ? examples
    : examples.map(example => ({
        ...example,
        group,
        ...(examples.length === 1
          ? { title: guide.title, description: guide.description }
          : { title: `${guide.title}: ${lowerFirst(example.title)}` }),
      }))
}

/** The examples of all guides. They are verified with the guides. */
export const collectGallery = (content: readonly Page[]): GalleryExample[] => {
  const guides = content.filter(isGuide)
  return guides
    .map(guide => ({ guide, place: placeInIndex(guide, guides) }))
    .toSorted(
      (a, b) =>
        rankOf(a.guide) - rankOf(b.guide) ||
        (topOf(a.guide) === topOf(b.guide)
          ? (a.place?.position ?? -1) - (b.place?.position ?? -1)
          : 0) ||
        (a.guide.id < b.guide.id ? -1 : 1),
    )
    .flatMap(({ guide, place }) =>
      nameExamples(
        guide,
        collectExamples(
          guide,
          folderGroups[topOf(guide)] ? undefined : place?.heading,
        ),
      ),
    )
}
