import { stat } from 'node:fs/promises'
import path from 'node:path'

const isFile = async file => {
  try {
    return (await stat(file)).isFile()
  } catch {
    return false
  }
}

const firstFile = async candidates => {
  for (const candidate of candidates) {
    if (await isFile(candidate)) {
      return candidate
    }
  }
  return undefined
}

const decode = encoded => {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}

/** The file named by an address, or undefined when it leaves `dir`. */
const fileWithin = (dir, relative) => {
  const file = path.resolve(dir, `./${relative}`)
  const isInside = file === dir || file.startsWith(dir + path.sep)
  return isInside && !relative.includes('\0') ? file : undefined
}

/**
 * `/x.html`, `/x/` and `/x/index.html` have one clean address, `/x`. Repeated
 * slashes at the start would make it the address of another host.
 */
const cleanAddress = (pathname, baseUrl) => {
  const clean = pathname
    .replace(/^\/+/u, '/')
    .replace(/(?:\/index)?(?:\.html)?\/?$/u, '')
  return clean === baseUrl.slice(0, -1) ? baseUrl : clean
}

/**
 * `/x/index` is `/x`, unless `/x` is another page: the library has a function
 * called `index`, listed at the address above it.
 */
const isPageOfItsOwn = async (dir, relative, found) =>
  relative.endsWith('/index') &&
  found !== path.join(dir, relative, 'index.html') &&
  isFile(path.join(dir, `${relative.slice(0, -'/index'.length)}.html`))

/**
 * Finds what an address stands for: `{ file }`, `{ redirect }`, or undefined
 * when there is nothing (which includes addresses that cannot be decoded).
 */
export const resolveAddress = async ({ dir, baseUrl, pathname }) => {
  if (!pathname.startsWith(baseUrl)) {
    const isRoot = pathname === '/' || `${pathname}/` === baseUrl
    return isRoot ? { redirect: baseUrl } : undefined
  }
  const relative = decode(pathname.slice(baseUrl.length))
  const file = relative === undefined ? undefined : fileWithin(dir, relative)
  if (file === undefined) {
    return undefined
  }
  const found = await firstFile([file, `${file}.html`, `${file}/index.html`])
  if (found && found !== file) {
    const clean = cleanAddress(pathname, baseUrl)
    return clean === pathname || (await isPageOfItsOwn(dir, relative, found))
      ? { file: found }
      : { redirect: clean }
  }
  if (found && !found.endsWith('.html')) {
    return { file: found }
  }
  return resolveHtml({ dir, baseUrl, pathname, found, relative })
}

/** Pages answer at their clean address; other HTML files at their own. */
const resolveHtml = async ({ dir, baseUrl, pathname, found, relative }) => {
  const clean = relative.replace(/(?:^|\/)index\.html$|\.html$/u, '')
  if (clean === relative) {
    return undefined
  }
  const page = await firstFile([
    path.join(dir, `${clean}.html`),
    path.join(dir, clean, 'index.html'),
  ])
  const isPage = page && !/(?:^|\/)(?:404|sandbox)\.html$/u.test(relative)
  if (isPage) {
    return { redirect: cleanAddress(pathname, baseUrl) }
  }
  return found && { file: found }
}
