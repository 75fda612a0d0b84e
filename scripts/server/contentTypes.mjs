import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../ensureInstalled.mjs'

/**
 * The table that the files for other hosts are made from as well. By its file:
 * `npm start` loads the server before the package is installed.
 */
const contentTypes = JSON.parse(
  readFileSync(
    path.join(root, 'packages/host-files/contentTypes.json'),
    'utf8',
  ),
)

export const contentTypeOf = file =>
  contentTypes[path.extname(file).slice(1).toLowerCase()] ??
  'application/octet-stream'

/** Images and fonts are compressed already; only text gains from it. */
export const isCompressible = file =>
  contentTypeOf(file).includes('charset') || path.extname(file) === '.wasm'
