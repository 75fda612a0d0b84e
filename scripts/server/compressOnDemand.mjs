import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Below this an answer fits into one packet either way. */
const MIN_SIZE = 1024
/** A larger file is sent as it is: compressing it needs all of it in memory. */
const MAX_SIZE = 16_000_000
const MAX_KEPT_BYTES = 64_000_000

/** Quick rather than small: a reader on this machine waits for the answer. */
export const toQuickBrotli = text =>
  promisify(brotliCompress)(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  })
export const toQuickGzip = text => promisify(gzip)(text, { level: 4 })

/**
 * Compresses files when they are asked for, and keeps what was asked for last.
 * Resolves to nothing for a file that is sent as it is.
 */
export const createCompressor = () => {
  const kept = new Map()
  let bytes = 0
  const keep = (key, body) => {
    kept.set(key, body)
    bytes += body.length
    for (const [oldest, { length }] of kept) {
      if (bytes <= MAX_KEPT_BYTES) {
        break
      }
      kept.delete(oldest)
      bytes -= length
    }
  }
  return async (file, compress) => {
    const { size, mtimeMs } = await stat(file)
    if (size < MIN_SIZE || size > MAX_SIZE) {
      return undefined
    }
    const key = `${compress.name} ${file} ${size} ${mtimeMs}`
    const known = kept.get(key)
    if (known) {
      // A map lists its keys by when they were added.
      kept.delete(key)
      kept.set(key, known)
      return known
    }
    const body = await compress(await readFile(file))
    // Another request may have been quicker.
    if (!kept.has(key)) {
      keep(key, body)
    }
    return body
  }
}
