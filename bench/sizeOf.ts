import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

/** Bytes, gzip -9, of what the built site has at an address. */
export const sizeOf = (address: string): number => {
  const file = path.join('build', new URL(address).pathname)
  return gzipSync(fs.readFileSync(file), { level: 9 }).length
}
