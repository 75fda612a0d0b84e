import { fromBase64Url } from './base64Url'

const isText = (text: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what tells bytes from text
  !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/u.test(text)

const decodeUtf8 = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * `btoa` turns text with accents into Latin-1 bytes, most of which are ASCII.
 */
const decodeLatin1 = (bytes: Uint8Array): string | undefined => {
  const ascii = bytes.filter(byte => byte < 0x80).length
  return ascii >= bytes.length * 0.75
    ? String.fromCharCode(...bytes)
    : undefined
}

/**
 * Reads the links of the site's former playground: plain base64 of the code
 * after the `#`. An ordinary anchor may look like base64 as well, so what does
 * not decode to text is not such a link.
 */
export const decodeLegacyShare = (payload: string): string | undefined => {
  const bytes = fromBase64Url(payload)
  if (!bytes) {
    return undefined
  }
  const text = decodeUtf8(bytes) ?? decodeLatin1(bytes)
  return text !== undefined && isText(text) ? text : undefined
}
