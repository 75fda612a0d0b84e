import type { Language } from '../../../examples/model/language'

/**
 * A share link made at once, without the compression that browsers only offer
 * asynchronously: a stream of deflate may hold its bytes as they are, up to
 * 65,535 in a block, which is more than any example has. Short, because the
 * first script of every page has it.
 */
export const storedHash = (code: string, language: Language): string => {
  const bytes = new TextEncoder().encode(code)
  const size = bytes.length
  const block = Uint8Array.of(1, size, size >> 8, ~size, ~size >> 8, ...bytes)
  return `#v1.${language}.${btoa(String.fromCharCode(...block))}`
}
