import fs from 'node:fs'
import path from 'node:path'
import { behaviourQuestions } from '../../pages/api/model/behaviourQuestions'
import type { GuideRecord } from '../engine/searchData'
import { readGuide } from './readGuide'

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

const routeOf = (file: string): string =>
  `/docs/${file.replaceAll(path.sep, '/').replace(/\.mdx?$/u, '')}`.replace(
    /\/index$/u,
    '',
  )

/** The authored guides; the generated API pages are indexed from the model. */
export const guideRecords = (docs: string): GuideRecord[] => {
  const files = fs
    .readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.mdx?$/u.test(file) && !file.startsWith('api'))
    .sort()
  const guides = files.map(file =>
    readGuide(
      fs.readFileSync(path.join(docs, file), 'utf8'),
      file.startsWith('concepts') ? CONCEPTS : GUIDES,
      routeOf(file),
    ),
  )
  return [...guides, ...otherPages]
}
