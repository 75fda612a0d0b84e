import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { exampleLanguage } from '../../code-highlighting/model/exampleLanguage'
import { parseFenceMeta } from '../../code-highlighting/model/parseFenceMeta'
import type { Example } from '../model/example'
import { readFences } from './readFences'

/** Generated pages are left out: theirs are the package's own examples. */
const generated = path.join('docs', 'api')

const listPages = (root: string, folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .flatMap(entry => {
      const file = path.join(folder, entry.name)
      if (entry.isDirectory()) {
        return file === generated ? [] : listPages(root, file)
      }
      return /\.mdx?$/u.test(entry.name) ? [file] : []
    })
    .toSorted()

const readExamples = (root: string, page: string): Example[] =>
  readFences(readFileSync(path.join(root, page), 'utf8')).flatMap(
    ({ language, meta, code, line }) => {
      const known = exampleLanguage(language)
      return known
        ? [
            {
              origin: 'authored' as const,
              page,
              line,
              language: known,
              code,
              meta: parseFenceMeta(meta),
            },
          ]
        : []
    },
  )

/** Every example that is written in Markdown: guides, pages and partials. */
export const authoredExamples = (root: string): Example[] =>
  ['docs', 'src']
    .flatMap(folder => listPages(root, folder))
    .flatMap(page => readExamples(root, page))
