import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Below this an answer fits into one packet either way. */
export const MIN_SIZE = 1024

/** Quick rather than small: a reader on this machine waits for the answer. */
export const toQuickBrotli = text =>
  promisify(brotliCompress)(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  })
export const toQuickGzip = text => promisify(gzip)(text, { level: 4 })

const known = new Map()

/**
 * A file, compressed; once for each version of it. Resolves to nothing for one
 * that is sent as it is.
 */
export const compressOnDemand = async (file, compress) => {
  const { size, mtimeMs } = await stat(file)
  if (size < MIN_SIZE) {
    return undefined
  }
  const key = `${compress.name} ${file} ${size} ${mtimeMs}`
  if (!known.has(key)) {
    known.set(key, await compress(await readFile(file)))
  }
  return known.get(key)
}
