/** Bytes as base64url without padding, which a hash carries unescaped. */
const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/u, '')

/** Reads base64 and base64url, padded or not; undefined when it is neither. */
export const fromBase64Url = (
  text: string,
): Uint8Array<ArrayBuffer> | undefined => {
  const plain = text
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/={1,2}$/u, '')
  if (!/^[A-Za-z\d+/]+$/u.test(plain) || plain.length % 4 === 1) {
    return undefined
  }
  return Uint8Array.from(atob(plain), character => character.charCodeAt(0))
}

const format = 'deflate-raw'

/** So small that what was inflated is read before a damaged byte ends it. */
const STEP = 256

/** The text, deflated, as base64url. */
export const pack = async (text: string): Promise<string> => {
  const stream = new Blob([text])
    .stream()
    .pipeThrough(new CompressionStream(format))
  return toBase64Url(new Uint8Array(await new Response(stream).arrayBuffer()))
}

const inSteps = (
  bytes: Uint8Array<ArrayBuffer>,
): ReadableStream<Uint8Array<ArrayBuffer>> => {
  let at = 0
  return new ReadableStream({
    pull: controller => {
      if (at < bytes.length) {
        controller.enqueue(bytes.slice(at, at + STEP))
        at += STEP
      } else {
        controller.close()
      }
    },
  })
}

export type Inflated = {
  readonly text: string
  /** Why there is no more of it: the bytes end early, or it is too much. */
  readonly failure?: 'damaged' | 'oversized'
}

/**
 * Inflates at most `limit` bytes, since a link of a few kilobytes can unpack to
 * gigabytes; of damaged bytes, what comes before the damage.
 */
export const inflate = async (
  bytes: Uint8Array<ArrayBuffer>,
  limit: number,
): Promise<Inflated> => {
  const reader = inSteps(bytes)
    .pipeThrough(new DecompressionStream(format))
    .getReader()
  // A text that is cut within a character ends before it.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let text = ''
  let length = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) {
        return { text: text + decoder.decode() }
      }
      length += value.length
      if (length > limit) {
        await reader.cancel()
        return { text: '', failure: 'oversized' }
      }
      text += decoder.decode(value, { stream: true })
    }
  } catch {
    return { text, failure: 'damaged' }
  }
}
