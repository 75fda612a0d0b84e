type OpenDialog = (query: string, onClosed: () => void) => () => void

/** What the first script has others do, which no page loads before a press. */
export type Tools = {
  /** Runs an example beneath itself, traced if its button says so, or stops it. */
  run: (button: HTMLElement) => Promise<void>
  /** Loads search and its index; the result opens it, and gives what closes it. */
  search: () => Promise<OpenDialog>
  /** Opens the trace viewer in the place of a picture. */
  walk: (button: HTMLElement) => Promise<void>
}

const tools: Tools = {
  run: async button => {
    const { runExample } = await import(
      /* webpackChunkName: "run" */ '@site/pages/code/client/runExample'
    )
    runExample(button)
  },
  search: async () => {
    const { loadIndex, openSearch } = await import(
      /* webpackChunkName: "search" */ './search'
    )
    loadIndex()
    return openSearch
  },
  walk: async button => {
    const picture = button.closest<HTMLElement>('[data-trace]')
    const { walkPicture } = await import('@site/trace/viewer/walkPicture')
    if (picture) {
      walkPicture(picture)
    }
  },
}

// Pages are rendered without a window.
if (typeof window !== 'undefined') {
  window.tools = tools
  window.dispatchEvent(new Event('lfi:tools'))
}
