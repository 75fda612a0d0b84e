/** The names of the app's scripts, which differ from version to version. */
const appScripts = (html: string): string =>
  (html.match(/\b(?:runtime~)?main\.[\da-f]+\.js/gu) ?? []).join(' ')

/**
 * Whether the site has another version by now than the one that is open, whose
 * files may be gone. Without a network the answer is no.
 */
export const wasUpdated = async (): Promise<boolean> => {
  try {
    const response = await fetch(location.pathname, { cache: 'no-cache' })
    const own = document.querySelector('script[data-tools]')?.outerHTML ?? ''
    return response.ok && appScripts(await response.text()) !== appScripts(own)
  } catch {
    return false
  }
}
