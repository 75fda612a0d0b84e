import type { SearchContext } from '../model/config'

/**
 * What the build wrote into the search button of the navbar, which is another
 * one on each page: pages that are read have no context of React.
 */
export const readContext = (): SearchContext => {
  const button = document.querySelector<HTMLElement>('[data-search-button]')
  return JSON.parse(button?.dataset.context ?? '{}')
}
