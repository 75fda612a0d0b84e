/**
 * A page that search has found may be meant for what had the focus before: the
 * playground's editor writes the function in instead of leaving for its page.
 * What takes pages has this attribute, and is notified by this event.
 */
export const TAKES_PAGES = 'data-takes-pages'
export const PAGE_CHOSEN = 'lfi:page-chosen'

export const takesPages = (element: Element | null): boolean =>
  element?.hasAttribute(TAKES_PAGES) ?? false

/** Offers the address of a page; true if it was taken. */
export const offerPage = (element: Element | null, url: string): boolean =>
  element !== null &&
  takesPages(element) &&
  !element.dispatchEvent(
    new CustomEvent(PAGE_CHOSEN, {
      detail: url,
      bubbles: true,
      cancelable: true,
    }),
  )
