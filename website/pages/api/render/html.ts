import { readTrailingSlash, siteAddress } from '../../../browser/siteAddress'
import { rewritePhrase, withoutLinks } from '../../../content/model/phrase'
import { escapeHtml } from '../../model/escapeHtml'

export { escapeHtml }

export const code = (text: string): string => `<code>${escapeHtml(text)}</code>`

/** An internal path as the address of a link, below the site's base URL. */
export const address = (path: string, baseUrl: string): string =>
  siteAddress(
    `${baseUrl}${path.replace(/^\//u, '')}`,
    readTrailingSlash(process.env),
  )

export const link = (href: string, html: string, attributes = ''): string =>
  `<a href="${escapeHtml(href)}"${attributes}>${html}</a>`

/** A link to a page of this site. */
export const pageLink = (
  path: string,
  html: string,
  { baseUrl }: { baseUrl: string },
  attributes = '',
): string => link(address(path, baseUrl), html, attributes)

/** A link to the page of an export, by its name. */
export const entryLink = (
  { name, path }: { name: string; path: string },
  context: { baseUrl: string },
  attributes = '',
): string => pageLink(path, code(name), context, attributes)

/**
 * Lets the text of highlighted code wrap after an opening bracket; a name is
 * never broken.
 */
export const breakable = (html: string): string =>
  html.replaceAll('&lt;', '&lt;<wbr>')

const tagOf = (mark: string): string => {
  if (mark === '~~') {
    return 'del'
  }
  return mark.length === 1 ? 'em' : 'strong'
}

/** A Markdown phrase as HTML. */
export const inlineHtml = (markdown: string, baseUrl: string): string =>
  rewritePhrase(markdown, {
    text: escapeHtml,
    code,
    marked: (html, mark) => `<${tagOf(mark)}>${html}</${tagOf(mark)}>`,
    link: (html, href) =>
      link(href.startsWith('/') ? address(href, baseUrl) : href, html),
  })

/** What an entry does, in the first sentence of its summary. */
export const briefHtml = (
  { summary }: { summary: string },
  baseUrl: string,
): string => {
  const text = withoutLinks(summary)
  return inlineHtml(/^[\s\S]*?[.](?=\s|$)/u.exec(text)?.[0] ?? text, baseUrl)
}

export const table = (
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  className: string,
): string => {
  const head = headings.map(text => `<th scope="col">${text}</th>`).join('')
  const body = rows
    .map(
      ([first = '', ...rest]) =>
        `<tr><th scope="row">${first}</th>${rest.map(cell => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('')
  return `<table class="${className}"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}

export const list = (items: readonly string[], className: string): string =>
  `<ul class="${className}">${items.map(item => `<li>${item}</li>`).join('')}</ul>`
