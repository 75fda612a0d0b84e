import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Example } from '../model/example'
import { exampleLanguage } from '../model/exampleLanguage'
import { parseFenceMeta } from '../model/parseFenceMeta'
import { type Fence, readFences } from './readFences'

/** The pages that are generated from the package, with its own examples. */
const generated = path.join('docs', 'api')

const listPages = (root: string, folder: string): string[] =>
  existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder), { recursive: true })
        .map(name => path.join(folder, String(name)))
        .filter(name => /\.mdx?$/u.test(name))
        .toSorted()
    : []

const isGenerated = (page: string): boolean =>
  page.startsWith(generated + path.sep)

const toExample = (
  page: string,
  { language, meta, code, line }: Fence,
  next: Fence | undefined,
): Example[] => {
  const known = exampleLanguage(language)
  return known
    ? [
        {
          origin: isGenerated(page) ? 'package' : 'authored',
          page,
          line,
          language: known,
          code,
          meta: parseFenceMeta(meta),
          ...(next?.language === 'output' && {
            outputFence: next.code.split('\n'),
          }),
        },
      ]
    : []
}

const readExamples = (root: string, page: string): Example[] => {
  const fences = readFences(readFileSync(path.join(root, page), 'utf8'))
  return fences.flatMap((fence, index) =>
    toExample(page, fence, fences[index + 1]),
  )
}

/** Every example that is written in Markdown: guides, pages and partials. */
export const authoredExamples = (root: string): Example[] =>
  ['docs', 'src']
    .flatMap(folder => listPages(root, folder))
    .filter(page => !isGenerated(page))
    .flatMap(page => readExamples(root, page))

/**
 * The package's examples once more, as its pages show them: proof that nothing
 * went wrong on the way from the runs to the pages.
 */
export const generatedExamples = (root: string): Example[] =>
  listPages(root, generated).flatMap(page => readExamples(root, page))
