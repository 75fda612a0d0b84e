import { whenIdle } from '../../../browser/whenIdle'

// Links in view are fetched in advance one at a time, when the page is idle:
// all of them at once, as they come into view together, would hold it up.
let isPatched = false

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
        whenIdle(() => void prefetch(path))
        return false
      },
    }
  },
}
