/** The mode before a visitor chooses one; `system` follows the system. */
declare const DEFAULT_COLOUR_MODE: 'system' | 'light' | 'dark'
/** Whether visitors can't choose a mode. */
declare const COLOUR_MODE_IS_FIXED: boolean
/** Empty without an announcement. */
declare const ANNOUNCEMENT_ID: string
/** Whether the configured navbar has something that folds. */
declare const HAS_DROPDOWNS: boolean
/** Whether the navbar hides while the page is scrolled down. */
declare const HIDES_NAVBAR: boolean
/** Whether the docs have several versions. */
declare const HAS_VERSIONS: boolean
declare const VERSION_NAMES: readonly string[]
/** The versions of the docs, where they are, and the addresses of their pages. */
declare const VERSIONS: readonly {
  name: string
  path: string
  pages: readonly string[]
}[]

/** What the bundle `main` offers to the first script: see engine/tools. */
type Tools = import('../../tools/client/tools').Tools

// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the browser's own type
interface Window {
  tools?: Tools
  /** Addresses of scripts that did not load. */
  lostScripts?: readonly string[]
  /** The frame of an example that was pressed, opened while the rest loads. */
  firstFrame?: import('@lfi-docs/sandbox').OpenedFrame
}
