import { escapeHtml } from '../../escapeHtml'

export { escapeHtml }

export const code = (text: string): string => `<code>${escapeHtml(text)}</code>`

/** An internal path as the address of a link, below the site's base URL. */
export const address = (path: string, baseUrl: string): string =>
  `${baseUrl}${path.replace(/^\//u, '')}`

export const link = (href: string, html: string, attributes = ''): string =>
  `<a href="${escapeHtml(href)}"${attributes}>${html}</a>`

const LONG_NAME = 15

const longName = new RegExp(String.raw`\b\w{${LONG_NAME},}\b`, 'gu')

/**
 * Lets the text of highlighted code wrap after an opening bracket and between
 * the words of a long name, so that no word breaks anywhere else.
 */
export const breakable = (html: string): string =>
  html
    .split(/(<[^>]*>)/u)
    .map(part =>
      part.startsWith('<')
        ? part
        : part
            .replace(longName, name =>
              name.replace(/(?<=[a-z])(?=[A-Z])/gu, '<wbr>'),
            )
            .replace(/&lt;/gu, '$&<wbr>'),
    )
    .join('')

/** A name as code, which a long one may break between its words. */
export const nameCode = (name: string): string =>
  `<code>${breakable(escapeHtml(name))}</code>`

const inlineMarkdown =
  /`(?<code>[^`]+)`|\[(?<text>[^\]]*)\]\((?<href>[^)]*)\)/gu

/** Code spans and links of a Markdown phrase as HTML; the rest is text. */
export const inlineHtml = (markdown: string, baseUrl: string): string => {
  let html = ''
  let position = 0
  for (const match of markdown.matchAll(inlineMarkdown)) {
    html += escapeHtml(markdown.slice(position, match.index))
    const { code: span, text = '', href = '' } = match.groups ?? {}
    html +=
      span === undefined
        ? link(
            href.startsWith('/') ? address(href, baseUrl) : href,
            inlineHtml(text, baseUrl),
          )
        : code(span)
    position = match.index + match[0].length
  }
  return html + escapeHtml(markdown.slice(position))
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
