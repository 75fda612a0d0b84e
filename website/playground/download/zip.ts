/**
 * A zip archive of a few small texts, uncompressed: browsers have no such
 * format, and a library would be many times as large.
 */
type File = { readonly name: string; readonly text: string }

const crc32 = (bytes: readonly number[]): number => {
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
const pack = (...fields: readonly (readonly [number, 2 | 4])[]): number[] =>
  fields.flatMap(([value, size]) =>
    Array.from({ length: size }, (_, index) => (value >>> (8 * index)) & 0xff),
  )

const encode = (text: string): number[] => [...new TextEncoder().encode(text)]

/** Names are UTF-8. */
const FLAGS = 0x0800
const VERSION = 20
/** The first of January 1980: the same code makes the same archive. */
const DATE = 0x21

export const zip = (files: readonly File[]): Uint8Array<ArrayBuffer> => {
  let archive: number[] = []
  let directory: number[] = []
  for (const { name, text } of files) {
    const path = encode(name)
    const content = encode(text)
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
    directory = [
      ...directory,
      ...pack([0x02014b50, 4], [VERSION, 2]),
      ...facts,
      ...pack([0, 2], [0, 2], [0, 2], [0, 4], [archive.length, 4]),
      ...path,
    ]
    archive = [
      ...archive,
      ...pack([0x04034b50, 4]),
      ...facts,
      ...path,
      ...content,
    ]
  }
  const end = pack(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [files.length, 2],
    [files.length, 2],
    [directory.length, 4],
    [archive.length, 4],
    [0, 2],
  )
  return Uint8Array.from([...archive, ...directory, ...end])
}
