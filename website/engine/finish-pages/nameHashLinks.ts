const heading =
  /(?<start><h[2-6]\b[^>]*\bid="?(?<id>[\w-]+)[^>]*>)(?<content>(?:(?!<\/h[2-6]>).)*)(?<link><a\b[^>]*\bhash-link\b[^>]*>)/gsu

/** The theme names the link of a heading with code in it by the heading's id. */
export const nameHashLinks = (html: string): string =>
  html.replaceAll(heading, (found, start, id, content, link) => {
    if (!content.includes('<')) {
      return found
    }
    const text = content.replaceAll(/<[^>]+>/gu, '').replaceAll('"', '&quot;')
    return `${start}${content}${link.replaceAll(` ${id}"`, () => ` ${text}"`)}`
  })
