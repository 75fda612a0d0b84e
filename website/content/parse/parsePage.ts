import path from 'node:path'
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils'
import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Page } from '../model/schema'
import { readSections } from './readSections'

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFrontmatter)
  .freeze()
const mdx = markdown().use(remarkMdx).freeze()

const parseTree = (file: string, source: string): Root => {
  try {
    return (file.endsWith('.mdx') ? mdx : markdown).parse(source)
  } catch (error) {
    const line = error instanceof Error && 'line' in error ? error.line : 1
    throw new Error(
      `${file}:${line} is not valid MDX: ${error instanceof Error ? error.message : error}. Write a backslash before a brace or an angle bracket that is meant as text.`,
    )
  }
}

const textField = (frontMatter: Page['frontMatter'], name: string) => {
  const value = frontMatter[name]
  return typeof value === 'string' ? value : undefined
}

/** A guide's folder below docs, and what Docusaurus calls it in there. */
const placeOf = (file: string, frontMatter: Page['frontMatter']) => {
  const { dir, name } = path.posix.parse(file)
  const folder = path.posix.relative('docs', dir)
  return { folder, name, baseId: textField(frontMatter, 'id') ?? name }
}

const addressOf = (file: string, frontMatter: Page['frontMatter']): string => {
  const { folder, name, baseId } = placeOf(file, frontMatter)
  const slug = textField(frontMatter, 'slug')
  const isIndex = ['index', 'readme', path.posix.basename(folder)].includes(
    name.toLowerCase(),
  )
  const route = path.posix.resolve(
    `/${folder}`,
    slug ?? (isIndex ? '' : baseId),
  )
  return `/docs${route}`.replace(/\/$/u, '')
}

/** Reads one Markdown or MDX file, given by its path from the project's root. */
export const parsePage = async (
  file: string,
  source: string,
): Promise<Page> => {
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: file,
    fileContent: source,
  })
  const [first, ...sections] = readSections(parseTree(file, source), source)
  const isGuide = file.startsWith('docs/')
  const { folder, baseId } = placeOf(file, frontMatter)
  const id = isGuide
    ? path.posix.join(folder, baseId)
    : file.replace(/\.mdx?$/u, '')
  const title = textField(frontMatter, 'title') ?? (first.title || id)
  const description = textField(frontMatter, 'description') ?? ''
  if (isGuide && !description) {
    throw new Error(
      `${file} has no description. Write one in its front matter: search results and link previews show it.`,
    )
  }
  return {
    file,
    id,
    ...(isGuide && { address: addressOf(file, frontMatter) }),
    title,
    description,
    frontMatter,
    sections: [{ ...first, title }, ...sections],
  }
}
