import { isAsset } from './chooseStrategy'

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

export type BuiltFiles = {
  /** Pages, as paths below the base URL: `docs/recipes`, `` for home. */
  pages: readonly string[]
  files: readonly string[]
  /** Files that the HTML of pages names. */
  referenced: ReadonlySet<string>
}

const coreFiles = ['manifest.webmanifest', 'img/favicon.svg', 'img/logo.svg']

/** Chunks of the theme, which all documents share. */
const isThemeChunk = (file: string): boolean =>
  /^assets\/js\/[^/]*docusaurus[^/]*\.js$/u.test(file)

/** Pages name these only in the tag of the first script. */
const isAppScript = (file: string): boolean =>
  /^assets\/js\/(?:runtime~main|main)\./u.test(file)

/**
 * Page chunks only, which Docusaurus names by a hash: tools such as the editor
 * are kept once they were used.
 */
const isPageChunk = (file: string): boolean =>
  /^assets\/js\/[\da-f]{8}\.[\da-f]{8}\.js$/u.test(file)

const isDocument = (page: string): boolean => /^(?:$|docs\b)/u.test(page)

/** Guides are read before reference pages, so they are kept before them. */
const guidesFirst = (pages: readonly string[]): string[] => {
  const isReference = (page: string): boolean => page.startsWith('docs/api/')
  return [
    ...pages.filter(page => !isReference(page)),
    ...pages.filter(isReference),
  ]
}

/**
 * Divides what was built into what is kept at once, later, or on use only.
 * Pages come after the chunks that they need, so that none is kept without.
 */
export const planPrecache = (
  { pages, files, referenced }: BuiltFiles,
  hash: (text: string) => string,
): PrecacheList => {
  const core = files.filter(
    file =>
      referenced.has(file) ||
      coreFiles.includes(file) ||
      isThemeChunk(file) ||
      isAppScript(file),
  )
  const rest = [
    ...files.filter(file => isPageChunk(file) && !core.includes(file)),
    ...guidesFirst(pages.filter(isDocument)),
  ]
  const planned = new Set([...core, ...rest])
  return {
    version: hash([...core, ...rest, ...files].join('\n')),
    core,
    rest,
    used: files.filter(file => isAsset(file) && !planned.has(file)),
  }
}
