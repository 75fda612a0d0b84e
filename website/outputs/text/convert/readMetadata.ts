import { findElement, parseHtml, textOf } from './elements'

/** What the rest of the head is not parsed for. */
const wanted =
  /<title\b.*?<\/title>|<meta\b[^>]*\bname="?description\b[^>]*>/gsu

/** Title (without the site's) and description of a built page. */
export const readMetadata = (
  html: string,
): { title: string; description: string } => {
  const [head = ''] = html.split(/<body\b/u, 1)
  const tree = parseHtml((head.match(wanted) ?? []).join(''))
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
