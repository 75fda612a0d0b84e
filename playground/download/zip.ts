/**
 * A zip archive of a few small texts, uncompressed: browsers have no such
 * format, and a library would be many times as large.
 */
type File = { readonly name: string; readonly text: string }

const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) {
      crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
    }
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** Numbers of so many bytes each, the lowest byte first. */
const pack = (...fields: readonly (readonly [number, 2 | 4])[]): Uint8Array => {
  const bytes = fields.flatMap(([value, size]) =>
    Array.from({ length: size }, (_, index) => (value >>> (8 * index)) & 0xff),
  )
  return Uint8Array.from(bytes)
}

/** Names are UTF-8. */
const FLAGS = 0x0800
const VERSION = 20
/** The first of January 1980: the same code makes the same archive. */
const DATE = 0x21

const join = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const size = parts.reduce((sum, { length }) => sum + length, 0)
  const joined = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

export const zip = (files: readonly File[]): Uint8Array<ArrayBuffer> => {
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const { name, text } of files) {
    const path = encoder.encode(name)
    const content = encoder.encode(text)
    const facts = pack(
      [VERSION, 2],
      [FLAGS, 2],
      [0, 2],
      [0, 2],
      [DATE, 2],
      [crc32(content), 4],
      [content.length, 4],
      [content.length, 4],
      [path.length, 2],
      [0, 2],
    )
    const header = join([pack([0x04034b50, 4]), facts, path])
    directory.push(
      join([
        pack([0x02014b50, 4], [VERSION, 2]),
        facts,
        pack([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
        path,
      ]),
    )
    parts.push(header, content)
    offset += header.length + content.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const count = files.length
  const end = pack(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  )
  return join([...parts, ...directory, end])
}
