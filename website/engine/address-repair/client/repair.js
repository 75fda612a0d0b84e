// Runs before the router, which throws outside any error boundary when a path
// cannot be decoded (github.com/remix-run/history/issues/505), and which keeps
// showing `/x.html` in the address bar although it renders `/x`. A hash that
// cannot be decoded would crash the page that is to be scrolled.
;(() => {
  const { pathname, search, hash } = location
  const show = path => history.replaceState(null, '', path + search + hash)
  const isDecodable = text => {
    try {
      decodeURIComponent(text)
      return true
    } catch {
      return false
    }
  }
  addEventListener('popstate', () => {
    const { pathname, search, hash } = location
    if (!isDecodable(hash)) {
      const safe = hash.replace(/%/g, '%25')
      history.replaceState(history.state, '', pathname + search + safe)
    }
  })
  if (!isDecodable(pathname)) {
    const message = `Pathname "${pathname}" could not be decoded. This is likely caused by an invalid percent-encoding.`
    document.documentElement.dataset.addressError = message
    console.error(message)
    show(pathname.replace(/%/g, '%25'))
    return
  }
  const clean = pathname.replace(/(?:\/index)?\.html$/, '') || '/'
  const canonical = document.querySelector('link[rel=canonical]')
  // A page that is meant to end in `.html` says so itself.
  if (
    clean !== pathname &&
    canonical &&
    new URL(canonical.href).pathname.replace(/\/$/, '') ===
      clean.replace(/\/$/, '')
  ) {
    show(clean)
  }
})()
