const internal = /href=\\?"(?<href>\/[^"\\]*)\\?"/gu

/**
 * Links inside inert HTML are invisible to Docusaurus' own check: each must
 * name a page, and an anchor that the page has.
 */
export const checkAddresses = (
  pages: ReadonlyMap<string, string>,
  known: ReadonlyMap<string, ReadonlySet<string>>,
  baseUrl: string,
): string[] =>
  [...pages].flatMap(([file, text]) =>
    [...text.matchAll(internal)]
      .map(({ groups }) => groups?.href ?? '')
      .filter(href => {
        const [path = '', anchor] = href.replace(/\?[^#]*/u, '').split('#')
        const anchors = known.get(
          `/${path.slice(baseUrl.length).replace(/\/$/u, '')}`,
        )
        return !anchors || (anchor && !anchors.has(anchor))
      })
      .map(href => `${file} links to ${href}, which is no page of this site.`),
  )
