import { type Guide, isGuide, type Page } from '../../content/model/schema'
import { behaviourQuestions } from '../../pages/api/model/behaviourQuestions'
import type { GuideRecord } from '../engine/searchData'

const GUIDES = 'Guides'
const CONCEPTS = 'Concepts'

/** Pages that no Markdown file stands behind. */
const otherPages: readonly GuideRecord[] = [
  {
    group: GUIDES,
    path: '/playground',
    sections: [
      {
        level: 1,
        title: 'Playground',
        anchor: '',
        text: 'Write and run code with lfi in the browser: a sandbox, REPL or editor to try the library online and share what you wrote.',
      },
    ],
  },
  {
    group: GUIDES,
    path: '/docs/api',
    sections: [
      {
        level: 1,
        title: 'API reference',
        anchor: '',
        text: 'Every function and every type of lfi, by category and by flavour.',
      },
    ],
  },
  {
    group: GUIDES,
    path: '/docs/api/behaviour',
    sections: [
      {
        level: 1,
        title: 'Behaviour',
        anchor: '',
        text: 'What each function does with its source, its callbacks and its memory: lazy or eager, what it closes, endless input, order.',
      },
      ...behaviourQuestions.map(({ title, anchor, words }) => ({
        level: 2,
        title,
        anchor,
        text: words,
      })),
    ],
  },
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
