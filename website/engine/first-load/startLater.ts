/** Pages that are nothing without the app. */
const startsAtOnce = /^(?:playground|search|404)(?:\.html)?$/u

const appScript =
  /<script src="?[^">\s]*\/assets\/js\/((?:runtime~main|main)\.[\da-f]+\.js)"? defer(?:="(?:defer|true)?")?><\/script>/gu
const firstScript =
  /<script src="?([^">\s]*\/assets\/js\/first\.[\da-f]+\.js)"? defer(?:="(?:defer|true)?")?>/u

const complaint = (page: string, missing: string): Error =>
  new Error(
    `The page "${page}" has no tag for ${missing}, which engine/first-load expects there. Docusaurus may write its tags in another way now: look at the page's head and at engine/first-load/startLater.ts.`,
  )

type PageScripts = {
  chunks: readonly string[]
  run?: readonly string[]
  sandbox?: string
}

/**
 * Takes the tags of the app's scripts out of a page and names the scripts in
 * the tag of the first one, those that start it ahead of the page's own chunks:
 * what was pressed may be answered before the app has taken the page over. What
 * examples run with is named apart, with the page of their sandbox: both are
 * fetched for a press only.
 */
export const startLater = (
  html: string,
  page: string,
  { chunks, run = [], sandbox }: PageScripts,
): string => {
  const scripts = [...html.matchAll(appScript)].map(([, name = '']) => name)
  if (scripts.length !== 2) {
    throw complaint(page, `the app's two scripts, runtime~main and main`)
  }
  if (!firstScript.test(html)) {
    throw complaint(page, 'the first script')
  }
  const app = [...scripts, ...chunks].join(' ')
  const forRun = sandbox
    ? ` data-run="${run.join(' ')}" data-sandbox="${sandbox}"`
    : ''
  const later = html
    .replaceAll(appScript, '')
    .replace(
      firstScript,
      (_, address: string) =>
        `<script src="${address}" defer data-app="${app}"${forRun}>`,
    )
  return startsAtOnce.test(page)
    ? later.replace('<html ', '<html data-start-at-once ')
    : later
}
