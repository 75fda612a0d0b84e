import { type Guide, isGuide, type Page } from '../../content/model/schema'
import { behaviourQuestions } from '../../pages/api/model/behaviourQuestions'
import type {
  GuideRecord,
  GuideRole,
  SectionRecord,
} from '../engine/searchData'

const GUIDES = 'Guides'
const CONCEPTS = 'Concepts'

const page = (
  path: string,
  title: string,
  text: string,
  ...others: SectionRecord[]
): GuideRecord => ({
  group: GUIDES,
  path,
  sections: [{ level: 1, title, anchor: '', text }, ...others],
})

/** Pages that no Markdown file stands behind. */
const otherPages: readonly GuideRecord[] = [
  page(
    '/playground',
    'Playground',
    'Write and run code with lfi in the browser: a sandbox, REPL or editor to try the library online and share what you wrote.',
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
      ...behaviourQuestions.map(({ title, anchor, filter, words }) => ({
        level: 2,
        title,
        anchor,
        filter,
        text: words,
      })),
    ),
    role: 'behaviour',
  },
]

const ROLES: readonly GuideRole[] = ['errors', 'gaps']

const toRecord = ({
  id,
  address,
  description,
  frontMatter,
  sections,
}: Guide): GuideRecord => ({
  ...roleOf(frontMatter.answers),
  group: id.startsWith('concepts/') ? CONCEPTS : GUIDES,
  path: address,
  sections: sections.map(({ level, title, id: anchor, text }, index) => ({
    level,
    title,
    anchor,
    text: index === 0 ? `${description} ${text}`.trim() : text,
  })),
})

/** `answers` in the front matter of a guide. */
const roleOf = (answers: unknown): Pick<GuideRecord, 'role'> => {
  const role = ROLES.find(known => known === answers)
  return role ? { role } : {}
}

/** Queries of these kinds are led to the page that says it answers them. */
const requireRoles = (guides: readonly GuideRecord[]): void => {
  for (const role of ROLES) {
    if (!guides.some(guide => guide.role === role)) {
      throw new Error(
        `No guide has "answers: ${role}" in its front matter, so search can't lead there. Add the line to the guide that answers such queries.`,
      )
    }
  }
}

/** The authored guides; the generated API pages are indexed from the model. */
export const guideRecords = (content: readonly Page[]): GuideRecord[] => {
  const guides = content.filter(isGuide).map(toRecord)
  requireRoles(guides)
  return [...guides, ...otherPages]
}
