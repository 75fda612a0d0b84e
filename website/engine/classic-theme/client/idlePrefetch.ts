import { whenIdle } from '../../../browser/whenIdle'

// Links in view are fetched in advance one at a time, when the page is idle:
// all of them at once, as they come into view together, would hold it up.
let isPatched = false

/** The bundler's runtime; engine/compact-routes gives it `pages`. */
declare const __webpack_require__: { pages?: () => Promise<void> }

export default {
  onRouteDidUpdate(): void {
    if (isPatched) {
      return
    }
    isPatched = true
    const { prefetch, preload } = window.docusaurus
    window.docusaurus = {
      preload,
      prefetch: path => {
        // The page that is shown is here; its script may not be.
        if (path === location.pathname) {
          return false
        }
        whenIdle(() => {
          // Without the names of scripts there is nothing to fetch yet.
          const named = __webpack_require__.pages?.() ?? Promise.resolve()
          named.then(() => void prefetch(path)).catch(() => undefined)
        })
        return false
      },
    }
  },
}
