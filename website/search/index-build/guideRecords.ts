import { type Guide, isGuide, type Page } from '../../content/model/schema'
import { behaviourQuestions } from '../../data/behaviourQuestions'
import type { GuideRecord, GuideRole, SectionRecord } from '../engine/data'

const page = (
  path: string,
  title: string,
  text: string,
  ...others: SectionRecord[]
): GuideRecord => ({
  group: 'Guides',
  path,
  sections: [{ level: 1, title, place: '', text }, ...others],
})

/** Pages that no Markdown file stands behind. */
const otherPages: readonly GuideRecord[] = [
  page(
    '/playground',
    'Playground',
    'Write and run code with lfi in the browser: a sandbox, REPL or editor to try the library online and share what you wrote.',
  ),
  page(
    '/tour',
    'Tour',
    'Learn lfi step by step: an interactive tutorial with exercises, in which you predict what a program does, run it and change it.',
  ),
  page(
    '/docs/api',
    'API reference',
    'Every function and every type of lfi, by category and by flavour.',
  ),
  {
    ...page(
      '/docs/api/behaviour',
      'Behaviour',
      'What each function does with its source, its callbacks and its memory: lazy or eager, what it closes, endless input, order.',
      ...behaviourQuestions.map(({ title, filter, words }) => ({
        level: 2,
        title,
        place: `?${filter}`,
        text: words,
      })),
    ),
    role: 'behaviour',
  },
]

/** What guides say of themselves by `answers` in their front matter. */
const ROLES: Readonly<Record<string, GuideRole>> = {
  errors: 'error',
  gaps: 'gap',
}

/** What a page is about, and how it begins, which may be the same. */
const beginningOf = ({ description }: Guide, text: string): string =>
  text.startsWith(description) ? text : `${description} ${text}`.trim()

const toRecord = (guide: Guide): GuideRecord => {
  // A recipe ranks as a section of their index.
  const depth = guide.id.startsWith('recipes/') ? 2 : 0
  const role = ROLES[String(guide.frontMatter.answers)]
  return {
    ...(role && { role }),
    group: guide.id.startsWith('concepts/') ? 'Concepts' : 'Guides',
    path: guide.address,
    sections: guide.sections.map(({ level, title, id, text }, index) => ({
      level: Math.min(level + depth, 6),
      title,
      place: id && `#${id}`,
      text: index === 0 ? beginningOf(guide, text) : text,
    })),
  }
}

/** The authored guides; the generated API pages are indexed from the model. */
export const guideRecords = (content: readonly Page[]): GuideRecord[] => {
  const guides = content.filter(isGuide)
  const listed = guides.filter(({ frontMatter }) => !frontMatter.unlisted)
  return [...listed.map(toRecord), ...otherPages]
}
