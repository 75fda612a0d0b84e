import path from 'node:path'
import headings from '@docusaurus/mdx-loader/lib/remark/headings/index.js'
import getSlug from '@docusaurus/plugin-content-docs/lib/slug.js'
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
/** Gives headings the anchors that they have on the page. */
const headingIds = unified().use(headings, { anchorsMaintainCase: false })

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

/** Where Docusaurus puts a guide, and what it calls it. */
const placeOf = (
  file: string,
  frontMatter: Page['frontMatter'],
): { id: string; address: string } => {
  const { dir, name } = path.posix.parse(file)
  const folder = path.posix.relative('docs', dir)
  const baseID = textField(frontMatter, 'id') ?? name
  const slug = textField(frontMatter, 'slug')
  const route = getSlug({
    baseID,
    source: `@site/${file}`,
    sourceDirName: folder || '.',
    ...(slug !== undefined && { frontMatterSlug: slug }),
  })
  return {
    id: path.posix.join(folder, baseID),
    address: `/docs${route}`.replace(/\/$/u, ''),
  }
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
  const tree = parseTree(file, source)
  await headingIds.run(tree)
  const [first, ...sections] = readSections(tree, source)
  const isGuide = file.startsWith('docs/')
  const place = isGuide
    ? placeOf(file, frontMatter)
    : { id: file.replace(/\.mdx?$/u, '') }
  const title = textField(frontMatter, 'title') ?? (first.title || place.id)
  const description = textField(frontMatter, 'description') ?? ''
  if (isGuide && !description) {
    throw new Error(
      `${file} has no description. Write one in its front matter: search results and link previews show it.`,
    )
  }
  return {
    file,
    ...place,
    title,
    description,
    frontMatter,
    sections: [{ ...first, title }, ...sections],
  }
}
