import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { findElement, textOf } from './elements'

/** Title (without the site's) and description of a built page. */
export const readMetadata = (
  html: string,
): { title: string; description: string } => {
  const [head = ''] = html.split(/<body\b/u, 1)
  const tree = unified().use(rehypeParse).parse(head)
  const title = findElement(tree, ({ tagName }) => tagName === 'title')
  const description = findElement(
    tree,
    ({ tagName, properties }) =>
      tagName === 'meta' && properties.name === 'description',
  )
  return {
    title: title ? textOf(title).replace(/ \| [^|]+$/u, '') : '',
    description: String(description?.properties.content ?? ''),
  }
}
