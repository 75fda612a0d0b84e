import type { ProviderContext } from './provider'

/**
 * What search has to know of the page: the build wrote it into the button of the
 * navbar, which is another one on each page.
 */
export const readProviderContext = (): ProviderContext => {
  const button = document.querySelector<HTMLElement>('[data-search-button]')
  return JSON.parse(button?.dataset.context ?? '{}')
}
