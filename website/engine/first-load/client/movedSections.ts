/**
 * Sections of long guides are pages now, and older links name them by an anchor
 * of the guide, as in `/docs/recipes#group-by-a-key`. The guide links each of
 * them, so its links say where an anchor that it no longer has leads.
 */
const movedTo = (anchor: string): string | undefined => {
  if (anchor === '' || document.getElementById(anchor)) {
    return undefined
  }
  const name = CSS.escape(anchor)
  const links = document.querySelectorAll<HTMLAnchorElement>(
    `article :is(li, td, p) a:is([href$="/${name}"], [href$="#${name}"])`,
  )
  return [...links].find(({ origin }) => origin === location.origin)?.href
}

export const followMovedSection = (): void => {
  const target = movedTo(location.hash.slice(1))
  if (target !== undefined) {
    location.replace(target)
  }
}
