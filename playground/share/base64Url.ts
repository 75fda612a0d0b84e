const CHUNK = 0x8000

/** Bytes as base64url without padding, which a hash carries unescaped. */
export const toBase64Url = (bytes: Uint8Array): string => {
  let binary = ''
  for (let start = 0; start < bytes.length; start += CHUNK) {
    // Spreading everything at once overflows the stack for long code.
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK))
  }
  return btoa(binary)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/u, '')
}

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
