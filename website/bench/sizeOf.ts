import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

/** Bytes, gzip -9, of a file. */
export const sizeOfFile = (file: string): number =>
  gzipSync(fs.readFileSync(file), { level: 9 }).length

/** The same of what the built site has at an address. */
export const sizeOf = (address: string): number =>
  sizeOfFile(path.join('build', new URL(address).pathname))
