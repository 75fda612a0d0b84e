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
