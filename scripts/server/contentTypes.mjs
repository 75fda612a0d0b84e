import { createRequire } from 'node:module'
import path from 'node:path'

/** The table that the files for other hosts are made from as well. */
const contentTypes = createRequire(import.meta.url)(
  '@lfi-docs/host-files/contentTypes.json',
)

export const contentTypeOf = file =>
  contentTypes[path.extname(file).slice(1).toLowerCase()] ??
  'application/octet-stream'

/** Images and fonts are compressed already; only text gains from it. */
export const isCompressible = file =>
  contentTypeOf(file).includes('charset') || path.extname(file) === '.wasm'
