/** The mode before a visitor chooses one; `system` follows the system. */
declare const DEFAULT_COLOUR_MODE: 'system' | 'light' | 'dark'
/** Whether visitors can't choose a mode. */
declare const COLOUR_MODE_IS_FIXED: boolean
/** Empty without an announcement. */
declare const ANNOUNCEMENT_ID: string
/** Whether the configured navbar has something that folds: see ../index.ts. */
declare const HAS_DROPDOWNS: boolean
/** Whether a script is configured that counts visits. */
declare const COUNTS_VISITS: boolean

/**
 * What the app may be asked for before it is there. The key is the kind of the
 * request, the value what the app is told of it.
 */
type Requests = {
  /** A button whose answer needs React. */
  press: HTMLElement
  /** An example that is to run, by its Run button. */
  run: HTMLElement
  /** The search dialog, with what was typed for it meanwhile. */
  search: { query: string; isSubmitted: boolean }
  /** Another page of the site, without loading it anew. */
  navigate: string
}

/** What the first script offers to the app, as `window.firstLoad`. */
type FirstLoad = {
  /** Starts the app, unless something has already. */
  start: () => void
  /**
   * From now on `answer` gets the requests of a kind, those from before at once
   * and in order. Gives back what ends that.
   */
  answer: <Kind extends keyof Requests>(
    kind: Kind,
    answer: (request: Requests[Kind]) => void,
  ) => () => void
  /** Whether a request of a kind waits for an answer. */
  isKept: (kind: keyof Requests) => boolean
  /** Looks at the page again, which the app has just changed, or replaced. */
  syncPage: (page: { isNavigation: boolean }) => void
  closeMenu: () => void
  /** Closes the field that was typed into before the search dialog came. */
  closeField: () => void
}

// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the browser's own type
interface Window {
  firstLoad?: FirstLoad
  /**
   * The end of the example that was run before the app was there, if one was;
   * or that it takes too long for the app to wait for it.
   */
  firstRun?: Promise<void>
  /** The frame of that example, opened while the app is on its way. */
  firstFrame?: import('@lfi-docs/sandbox').OpenedFrame
}
