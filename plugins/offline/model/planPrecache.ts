import type { PrecacheList } from './precacheList'

export type BuiltFiles = {
  /** Pages, as paths below the base URL: `docs/recipes`, `` for home. */
  pages: readonly string[]
  /** Files below the output folder. */
  files: readonly string[]
  /** Files that the HTML of the core pages names. */
  referenced: ReadonlySet<string>
}

const corePages = ['', 'docs', 'docs/getting-started', '404.html']
const coreFiles = ['manifest.webmanifest', 'img/favicon.svg', 'img/logo.svg']

/** Page chunks only: tools such as the editor are kept once they were used. */
const isPageChunk = (file: string): boolean =>
  /^assets\/js\/[\da-f]{8}\.[\da-f]{8}\.js$/u.test(file)

const isFont = (file: string): boolean =>
  /^assets\/fonts\/.*-latin-wght-normal.*\.woff2$/u.test(file)

/** Divides what was built into what is kept at once, later, or on use only. */
export const planPrecache = (
  { pages, files, referenced }: BuiltFiles,
  hash: (text: string) => string,
): PrecacheList => {
  const core = [
    ...corePages.filter(page => pages.includes(page) || files.includes(page)),
    ...files.filter(
      file => referenced.has(file) || coreFiles.includes(file) || isFont(file),
    ),
  ]
  const kept = new Set(core)
  const rest = [
    ...pages.filter(page => page === '' || page.startsWith('docs')),
    ...files.filter(isPageChunk),
  ].filter(path => !kept.has(path))
  return { version: hash([...core, ...rest, ...files].join('\n')), core, rest }
}
