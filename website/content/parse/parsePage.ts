import headings from '@docusaurus/mdx-loader/lib/remark/headings/index.js'
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils'
import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Page } from '../model/schema'
import { readSections } from './readSections'

const mdx = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .freeze()
/** Gives headings the anchors that they have on the page. */
const headingIds = unified().use(headings, { anchorsMaintainCase: false })

const parseTree = (file: string, source: string): Root => {
  try {
    return mdx.parse(source)
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
  const isGuide = file.startsWith('docs/')
  // Docusaurus calls a guide by its file, and puts an index in its folder.
  const id = file.replace(/^docs\/|\.mdx?$/gu, '')
  const title = textField(frontMatter, 'title') ?? id
  const description = textField(frontMatter, 'description') ?? ''
  if (isGuide && !description) {
    throw new Error(
      `${file} has no description. Write one in its front matter: search results and link previews show it.`,
    )
  }
  return {
    file,
    id,
    ...(isGuide && { address: `/docs/${id}`.replace(/\/index$/u, '') }),
    title,
    description,
    frontMatter,
    sections: readSections(tree, source, title),
  }
}
