/** The file, below the output folder, that a page was built to. */
export const fileOfPage = (permalink: string, baseUrl: string): string => {
  const relative = permalink.slice(baseUrl.length)
  return relative === '' ? 'index.html' : `${relative}.html`
}
