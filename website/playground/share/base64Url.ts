/** Bytes as base64url without padding, which a hash carries unescaped. */
export const toBase64Url = (bytes: Uint8Array): string =>
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
