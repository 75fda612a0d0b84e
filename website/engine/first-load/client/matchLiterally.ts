/*
 * Takes the place of `path-to-regexp` for React Router. The paths of a
 * Docusaurus site are plain text: to make a regular expression of each of some
 * 300, in one task, holds a slow phone up for a tenth of a second.
 */

type Options = { readonly end?: boolean }
type Match = (string | undefined)[]
type Matcher = { readonly exec: (pathname: string) => Match | null }

/** A character that stands for itself: links of React Router have them. */
const escaped = /\\(.)/gu
/** What means more than itself in a path. */
const pattern = /[*+?:()[\]{}\\]/u

const everything: Matcher = { exec: pathname => [pathname, pathname] }

/** Upper and lower case are the same to React Router. */
const sameStart = (pathname: string, path: string): boolean =>
  pathname.length >= path.length &&
  pathname.slice(0, path.length).toLowerCase() === path.toLowerCase()

const matchLiterally = (
  path: string,
  keys: { name: string | number }[],
  { end = true }: Options = {},
): Matcher => {
  if (path === '*') {
    keys.push({ name: 0 })
    return everything
  }
  if (pattern.test(path.replaceAll(escaped, ''))) {
    throw new Error(
      `The route "${path}" is a pattern, and engine/first-load/client/matchLiterally.ts compares routes letter by letter. Take its alias of path-to-regexp out of engine/first-load/index.ts.`,
    )
  }
  const literal = path.replaceAll(escaped, '$1').replace(/\/$/u, '')
  return {
    exec(pathname) {
      if (!sameStart(pathname, literal)) {
        return null
      }
      const rest = pathname.slice(literal.length)
      if (rest === '' || rest === '/') {
        return [pathname]
      }
      return !end && rest.startsWith('/')
        ? [pathname.slice(0, literal.length)]
        : null
    },
  }
}

export default matchLiterally
