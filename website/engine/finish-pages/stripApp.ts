import { isAppPath } from '../appPages'

const appScript =
  /<script src="?[^">\s]*\/assets\/js\/((?:runtime~main|main)\.[\da-f]+\.js)"? defer(?:="(?:defer|true)?")?><\/script>/gu
const firstScript =
  /<script src="?([^">\s]*\/assets\/js\/first\.[\da-f]+\.js)"? defer(?:="(?:defer|true)?")?>/u

const complaint = (page: string, missing: string): Error =>
  new Error(
    `The page "${page}" has no tag for ${missing}, which engine/finish-pages expects there. Docusaurus may write its tags in another way now: look at the page's head and at engine/finish-pages/stripApp.ts.`,
  )

/** Names of scripts in assets/js, by what they are loaded for. */
export type Scripts = {
  /** The app itself, beside what its entry loads. */
  app: readonly string[]
  run: readonly string[]
  search: readonly string[]
}

/** `"a.js b.js"` */
const list = (names: readonly string[]): string => `"${names.join(' ')}"`

/**
 * Takes the app's scripts out of a page that is read. The tag of the first
 * script names them: some of what a press may want is in them. A page that is an
 * app keeps them, says so on its root, and loads the rest of the app at once.
 */
export const stripApp = (
  html: string,
  page: string,
  scripts: Scripts,
  sandbox: string,
): string => {
  const tools = [...html.matchAll(appScript)].map(([, name = '']) => name)
  if (tools.length !== 2) {
    throw complaint(page, `the app's two scripts, runtime~main and main`)
  }
  const [, address = ''] = firstScript.exec(html) ?? []
  if (!address) {
    throw complaint(page, 'the first script')
  }
  const tag = `<script src="${address}" defer data-tools=${list(tools)} data-run=${list(scripts.run)} data-search=${list(scripts.search)} data-sandbox="${sandbox}">`
  const named = html.replace(firstScript, tag)
  if (!isAppPath(page)) {
    return named.replaceAll(appScript, '')
  }
  const folder = address.slice(0, address.lastIndexOf('/') + 1)
  const preloads = scripts.app
    .map(name => `<link rel="preload" as="script" href="${folder}${name}">`)
    .join('')
  return named
    .replace('<html ', '<html data-app ')
    .replace('</head>', `${preloads}</head>`)
}
