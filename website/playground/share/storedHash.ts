import type { Language } from '../../examples/model/language'
import { toBase64Url } from './base64Url'
import { SHARE_VERSION } from './shareFormat'

/** The most that a block of deflate stores as it is. */
const MAX_BLOCK = 0xffff

/**
 * A share link made at once, without the compression that browsers only offer
 * asynchronously: a stream of deflate may hold its bytes as they are.
 */
export const storedHash = (code: string, language: Language): string => {
  const bytes = new TextEncoder().encode(code)
  const stream: number[] = []
  for (let start = 0; start === 0 || start < bytes.length; start += MAX_BLOCK) {
    const block = bytes.subarray(start, start + MAX_BLOCK)
    const low = block.length & 0xff
    const high = block.length >> 8
    const isLast = start + MAX_BLOCK >= bytes.length
    stream.push(isLast ? 1 : 0, low, high, low ^ 0xff, high ^ 0xff, ...block)
  }
  return `#${SHARE_VERSION}.${language}.${toBase64Url(Uint8Array.from(stream))}`
}
