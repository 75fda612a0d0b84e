/** What the service worker keeps, as paths below the base URL. */
export type PrecacheList = {
  /** Changes whenever a page or an asset does. */
  version: string
  /** Kept at once: what every page needs. */
  core: readonly string[]
  /** Kept later, when the connection is idle and not metered. */
  rest: readonly string[]
  /** Assets that are kept once they were used: tools such as the editor. */
  used: readonly string[]
}
