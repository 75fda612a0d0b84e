/** Opens the search dialog with a query; the first script answers. */
export const openSearch = (query: string): void => {
  window.dispatchEvent(new CustomEvent('lfi:search', { detail: query }))
}
