// Which file of a build an address names, as static hosts answer it.
import { stat } from 'node:fs/promises'
import path from 'node:path'

const isFile = async file => {
  try {
    return (await stat(file)).isFile()
  } catch {
    return false
  }
}

const decode = encoded => {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}

/**
 * The path below `dir` that an address names, without dot segments and without
 * slashes at its ends; undefined when it leaves `dir`.
 */
const nameWithin = (dir, encoded) => {
  const decoded = decode(encoded)
  if (decoded === undefined || decoded.includes('\0')) {
    return undefined
  }
  const name = path.relative(dir, path.resolve(dir, `./${decoded}`))
  const isInside = name.split(path.sep)[0] !== '..' && !path.isAbsolute(name)
  return isInside ? name.replaceAll(path.sep, '/') : undefined
}

/** These are files, not pages: their address has their ending. */
const isNoPage = file => /(?:^|\/)(?:404|sandbox)\.html$/u.test(file)

/**
 * The one address of a file: pages have no ending, and `x/index.html` is `x`,
 * unless `x` is another page: the library has a function called `index`.
 */
const cleanName = async (dir, file) => {
  if (!file.endsWith('.html') || isNoPage(file)) {
    return file
  }
  const name = file.replace(/\.html$/u, '')
  const folder = name.replace(/(?:^|\/)index$/u, '')
  const isFolder =
    folder === '' || !(await isFile(path.join(dir, `${folder}.html`)))
  return isFolder ? folder : name
}

/**
 * Whether `x/` is the address of `x/index.html`. In a site with slashes at the
 * end it is, even for the function `index`, whose folder has the `index.html`
 * of the list that it is in.
 */
const isSlashedPage = async (dir, name) => {
  const exists = file => isFile(path.join(dir, file))
  if (!(await exists(`${name}/index.html`))) {
    return false
  }
  const isBesideList =
    name.endsWith('/index') && !(await exists(`${path.dirname(name)}.html`))
  return isBesideList || !(await exists(`${name}.html`))
}

const firstFile = async (dir, names) => {
  for (const name of names) {
    if (await isFile(path.join(dir, name))) {
      return name
    }
  }
  return undefined
}

/**
 * What an address names: `{ file }`, `{ redirect }`, or undefined when there is
 * nothing, which includes addresses that cannot be decoded.
 */
export const resolveAddress = async ({ dir, baseUrl, pathname }) => {
  if (!pathname.startsWith(baseUrl)) {
    const isRoot = pathname === '/' || `${pathname}/` === baseUrl
    return isRoot ? { redirect: baseUrl } : undefined
  }
  const name = nameWithin(dir, pathname.slice(baseUrl.length))
  if (name === undefined) {
    return undefined
  }
  if (pathname.endsWith('/') && (await isSlashedPage(dir, name))) {
    return { file: path.join(dir, name, 'index.html') }
  }
  const found = await firstFile(dir, [
    name,
    `${name}.html`,
    `${name}/index.html`,
    `${name.replace(/\/index\.html$/u, '')}.html`,
    `${name.replace(/\.html$/u, '')}/index.html`,
  ])
  if (found === undefined) {
    return undefined
  }
  const file = path.join(dir, found)
  if (isNoPage(found) && found !== name) {
    return { file }
  }
  const address = baseUrl + encodeURI(await cleanName(dir, found))
  return address === pathname ? { file } : { redirect: address }
}
