import { readTrailingSlash, siteAddress } from '../browser/siteAddress'
import { rewritePhrase } from '../content/model/phrase'
import { escapeHtml } from './model/escapeHtml'

export const code = (text: string): string => `<code>${escapeHtml(text)}</code>`

/** An internal path as the address of a link, below the site's base URL. */
export const address = (path: string, baseUrl: string): string =>
  siteAddress(
    `${baseUrl}${path.replace(/^\//u, '')}`,
    readTrailingSlash(process.env),
  )

/** A link to a page of this site, or to another one. */
export const link = (href: string, html: string, baseUrl: string): string =>
  `<a href="${escapeHtml(href.startsWith('/') ? address(href, baseUrl) : href)}">${html}</a>`

const tags: Readonly<Record<string, string>> = {
  '**': 'strong',
  __: 'strong',
  '~~': 'del',
}

/** A Markdown phrase as HTML. */
export const inlineHtml = (markdown: string, baseUrl: string): string =>
  rewritePhrase(markdown, {
    text: escapeHtml,
    code,
    marked: (html, mark) => {
      const tag = tags[mark] ?? 'em'
      return `<${tag}>${html}</${tag}>`
    },
    link: (html, href) => link(href, html, baseUrl),
  })
