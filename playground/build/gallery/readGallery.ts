import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { GalleryExample } from '../../page/gallery'
import { collectExamples } from './collectExamples'
import { nameExamples } from './nameExamples'

/** What comes first for someone who is new; the rest by name. */
const first = ['getting-started', 'recipes', 'concepts', 'coming-from']

const rank = (page: string): number => {
  const index = first.indexOf(page.split('/')[0] ?? '')
  return index < 0 ? first.length : index
}

const pagesIn = async (folder: string): Promise<string[]> => {
  const files = await readdir(folder, { recursive: true })
  return files
    .filter(file => /\.mdx?$/u.test(file) && !/^api[\\/]/u.test(file))
    .map(file => file.replaceAll('\\', '/'))
}

/** The examples of all guides. They are verified with the guides. */
export const readGallery = async (
  folder: string,
): Promise<GalleryExample[]> => {
  const pages = await Promise.all(
    (await pagesIn(folder)).map(async file => {
      const page = file.replace(/\.mdx?$/u, '')
      const markdown = await readFile(path.join(folder, file), 'utf8')
      const examples = collectExamples(page, markdown)
      return { page, examples: nameExamples(page, markdown, examples) }
    }),
  )
  return pages
    .sort((a, b) => rank(a.page) - rank(b.page) || (a.page < b.page ? -1 : 1))
    .flatMap(({ examples }) => examples)
}
