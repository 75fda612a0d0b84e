import { findElement, parseHtml, textOf } from './elements'

/**
 * The file, below the output folder, that a page was built to: one of its name,
 * or an index in a folder of its name, as the setting of the site says.
 */
export const fileOfPage = (
  permalink: string,
  baseUrl: string,
  trailingSlash: boolean | undefined,
): string => {
  const relative = permalink.slice(baseUrl.length).replace(/\/$/u, '')
  if (relative === '') {
    return 'index.html'
  }
  return trailingSlash === false ? `${relative}.html` : `${relative}/index.html`
}

/** The part of a built page that is its content, without menus around it. */
export const contentOf = (html: string): string | undefined =>
  /<div[^>]*\btheme-doc-markdown\b.*?(?=<footer\b|<\/article>)/su.exec(
    html,
  )?.[0] ?? /<main\b.*<\/main>/su.exec(html)?.[0]

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

/**
 * Sorts addresses as the sidebar of a built page lists them; those that it does
 * not list come after, by name.
 */
export const sidebarOrder = (
  permalinks: readonly string[],
  html: string,
): string[] => {
  const listed = [
    ...html.matchAll(/<a\b[^>]*\bmenu__link\b[^>]*\bhref="?([^\s">]+)/gu),
  ].map(([, address]) => address)
  const rank = (permalink: string): number => {
    const position = listed.indexOf(permalink)
    return position === -1 ? listed.length : position
  }
  return permalinks.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
}
