// In the place of `path-to-regexp`, for the router. Addresses of this site are
// literal, and there are hundreds of them: to compile an expression for each
// took a slow phone 40 ms, in one task.

type Options = { end?: boolean; strict?: boolean; sensitive?: boolean }
type Matcher = { exec: (pathname: string) => string[] | null }

/** The path of the last route, which matches what no page has matched. */
const ANYTHING = '*'

/** Links ask for their own address with a backslash before each sign. */
const withoutBackslashes = (path: string): string =>
  path.replaceAll(/\\(.)/gu, '$1')

const withoutSlash = (path: string): string => path.replace(/\/$/u, '')

const pathToRegexp = (
  path: string,
  keys: object[],
  { end = true, strict = false, sensitive = false }: Options = {},
): Matcher => {
  if (path === ANYTHING) {
    keys.push({ name: 0 })
    return { exec: pathname => [pathname, pathname] }
  }
  const literal = withoutBackslashes(path)
  const start = strict ? literal : withoutSlash(literal)
  const fold = (text: string) => (sensitive ? text : text.toLowerCase())
  const wanted = fold(start)
  const isAtEnd = (rest: string): boolean =>
    rest === '' || (!strict && rest === '/')
  const isAtBorder = (rest: string): boolean =>
    rest === '' || rest.startsWith('/') || (strict && start.endsWith('/'))
  return {
    exec: pathname => {
      if (fold(pathname.slice(0, start.length)) !== wanted) {
        return null
      }
      const rest = pathname.slice(start.length)
      if (isAtEnd(rest)) {
        return [pathname]
      }
      return !end && isAtBorder(rest) ? [pathname.slice(0, start.length)] : null
    },
  }
}

/** The router asks for the address of a redirection; ours have no parameters. */
pathToRegexp.compile = (path: string) => () => path

export default pathToRegexp
