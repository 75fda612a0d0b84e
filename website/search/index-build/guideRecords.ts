import { type Guide, isGuide, type Page } from '../../content/model/schema'
import { behaviourQuestions } from '../../pages/api/model/behaviourQuestions'
import type { GuideRecord, SectionRecord } from '../engine/searchData'

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
  page(
    '/docs/api/behaviour',
    'Behaviour',
    'What each function does with its source, its callbacks and its memory: lazy or eager, what it closes, endless input, order.',
    ...behaviourQuestions.map(({ title, anchor, words }) => ({
      level: 2,
      title,
      anchor,
      text: words,
    })),
  ),
]

const toRecord = ({
  id,
  address,
  description,
  sections,
}: Guide): GuideRecord => ({
  group: id.startsWith('concepts/') ? CONCEPTS : GUIDES,
  path: address,
  sections: sections.map(({ level, title, id: anchor, text }, index) => ({
    level,
    title,
    anchor,
    text: index === 0 ? `${description} ${text}`.trim() : text,
  })),
})

/** The authored guides; the generated API pages are indexed from the model. */
export const guideRecords = (content: readonly Page[]): GuideRecord[] => [
  ...content.filter(isGuide).map(toRecord),
  ...otherPages,
]
