// Takes the place of Docusaurus' own entry of the server's bundle, which renders
// every page in every build.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import render from '@docusaurus/core/lib/client/serverEntry'
import names from '@generated/routesChunkNames'
import { hash } from '@lfi-docs/build-cache/hash'
import { Results } from '@lfi-docs/build-cache/Results'
// No route names its chunk. Imported here, it is part of the bundle.
import '@theme/NotFound'
import { chunksOf, flat } from './chunksOf'

const { resolve, cache } = __non_webpack_require__
const { minifyFragment }: typeof import('@swc/html') =
  __non_webpack_require__('@swc/html')
const { version }: { version: string } = __non_webpack_require__(
  '@swc/html/package.json',
)
const bundle = resolve('./server.bundle.js')
const folder = path.join(path.dirname(bundle), 'assets/js')

const results = new Results<Rendered>(
  'rendered-pages',
  hash(process.version, version, readFileSync(bundle, 'utf8')),
)

type Rendered = Awaited<ReturnType<typeof render>>

const hashes = new Map<string, string>()

/** A chunk without a file has nothing but modules of the bundle. */
const hashOf = (chunk: string): string => {
  const known = hashes.get(chunk)
  if (known !== undefined) {
    return known
  }
  const file = path.join(folder, `${chunk}.js`)
  const hashed = existsSync(file) ? hash(readFileSync(file, 'utf8')) : ''
  hashes.set(chunk, hashed)
  return hashed
}

const ofRoutes = new Set(flat(names))

/** A page that was made from anything else would not be made again for it. */
const requireKnown = (pathname: string): void => {
  const other = Object.keys(cache)
    .filter(file => path.dirname(file) === folder)
    .find(file => !ofRoutes.has(path.basename(file, '.js')))
  if (other) {
    throw new Error(
      `${pathname} or a page rendered beside it imports ${other} while it is rendered. website/engine/rendered-pages knows only the chunks of routes: import the module statically, or in the browser only.`,
    )
  }
}

/** What hydration would notice is left as it is, as Docusaurus' own options do. */
const minify = async (html: string): Promise<string> => {
  const { code } = await minifyFragment(html, {
    removeComments: false,
    preserveComments: [],
    normalizeAttributes: false,
    removeEmptyAttributes: false,
    removeRedundantAttributes: 'none',
    sortSpaceSeparatedAttributeValues: false,
  })
  return code
}

export default (request: { pathname: string }): Promise<Rendered> =>
  results.getOrMakeLater(
    [JSON.stringify(request), ...chunksOf(request.pathname, names).map(hashOf)],
    async () => {
      const rendered = await render(request)
      requireKnown(request.pathname)
      return { ...rendered, html: await minify(rendered.html) }
    },
  )
