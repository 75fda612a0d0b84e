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

/**
 * The address of a page's Markdown twin: its own plus `.md`, and `index.md` for
 * the home page. Index documents may come with a slash at their end.
 */
export const twinAddress = (permalink: string, baseUrl: string): string =>
  permalink === baseUrl
    ? `${baseUrl}index.md`
    : `${permalink.replace(/\/$/u, '')}.md`
