import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const gzipAsync = promisify(gzip)

/** Compresses each version of a file once and keeps the result in memory. */
export const createCompressor = () => {
  const compressed = new Map()
  return (key, body) => {
    const known = compressed.get(key)
    if (known) {
      return known
    }
    const result = gzipAsync(body, { level: 9 })
    compressed.set(key, result)
    return result
  }
}
