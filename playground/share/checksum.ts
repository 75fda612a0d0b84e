/**
 * A short sum of a text, which tells whether a link was changed on its way:
 * FNV-1a with 32 bits, since nobody is to be kept from making links by hand.
 */
export const checksum = (text: string): string => {
  let sum = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) {
    sum = Math.imul(sum ^ byte, 0x01000193)
  }
  return (sum >>> 0).toString(36)
}
