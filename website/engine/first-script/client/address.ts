const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

const escapePercents = (text: string): string => text.replaceAll('%', '%25')

const show = (address: string): void =>
  history.replaceState(history.state, '', address)

const withoutSlash = (path: string): string => path.replace(/\/$/, '')

/** A page that is meant to end in `.html` says so itself. */
const isCanonical = (path: string): boolean => {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  return (
    link !== null &&
    withoutSlash(new URL(link.href).pathname) === withoutSlash(path)
  )
}

/**
 * Runs before the router, which throws outside any error boundary when a path
 * cannot be decoded (github.com/remix-run/history/issues/505), and which keeps
 * showing `/x.html` in the address bar although it renders `/x`.
 */
export const repairAddress = (): void => {
  const { pathname, search, hash } = location
  if (!isDecodable(pathname)) {
    const message = `Pathname "${pathname}" could not be decoded. This is likely caused by an invalid percent-encoding.`
    document.documentElement.dataset.addressError = message
    console.error(message)
    show(escapePercents(pathname) + search + hash)
    return
  }
  const clean = pathname.replace(/(?:\/index)?\.html$/, '') || '/'
  if (clean !== pathname && isCanonical(clean)) {
    show(clean + search + hash)
  }
}
