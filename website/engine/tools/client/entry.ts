// The entry of the bundle `main`. Pages that are read load it for what a press
// asks for, which the client modules offer; the app runs where it is the page.
import '@generated/client-modules'

/** Links lead to pages that have no code: there is none to fetch in advance. */
const fetchNothing = {
  prefetch: (): false => false,
  preload: () => Promise.resolve([]),
}

if (document.documentElement.dataset.app === '') {
  Object.defineProperty(window, 'docusaurus', {
    get: () => fetchNothing,
    // Docusaurus sets its own.
    set: () => undefined,
  })
  import(
    /* webpackChunkName: "app" */ '@docusaurus/core/lib/client/clientEntry'
  ).catch(error => {
    // As an error of the page, which a promise's would not be.
    setTimeout(() => {
      throw error
    })
  })
}
