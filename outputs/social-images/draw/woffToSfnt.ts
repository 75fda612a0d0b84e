import { inflateSync } from 'node:zlib'

const headerSize = 44
const entrySize = 20
const sfntHeaderSize = 12
const sfntEntrySize = 16

type Table = { tag: Buffer; checksum: number; data: Buffer }

const readTable = (woff: Buffer, index: number): Table => {
  const at = headerSize + index * entrySize
  const offset = woff.readUInt32BE(at + 4)
  const packedLength = woff.readUInt32BE(at + 8)
  const length = woff.readUInt32BE(at + 12)
  const packed = woff.subarray(offset, offset + packedLength)
  return {
    tag: woff.subarray(at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    // A table that compression would not shrink is stored as it is.
    data: packedLength < length ? inflateSync(packed) : packed,
  }
}

const aligned = (length: number): number => Math.ceil(length / 4) * 4

const sfntHeader = (woff: Buffer, count: number): Buffer => {
  const header = Buffer.alloc(sfntHeaderSize)
  const log = Math.floor(Math.log2(count))
  const searchRange = 2 ** log * 16
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  header.writeUInt16BE(searchRange, 6)
  header.writeUInt16BE(log, 8)
  header.writeUInt16BE(count * 16 - searchRange, 10)
  return header
}

/**
 * Unpacks a WOFF 1 font to the TrueType or OpenType font inside: the form that
 * the rasteriser reads, while packages ship fonts for browsers only.
 * https://www.w3.org/TR/WOFF/
 */
export const woffToSfnt = (woff: Buffer): Buffer => {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') {
    throw new Error('This is not a WOFF 1 font: it does not begin with wOFF.')
  }
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) =>
    readTable(woff, index),
  )
  let offset = sfntHeaderSize + count * sfntEntrySize
  const directory = tables.map(({ tag, checksum, data }) => {
    const entry = Buffer.alloc(sfntEntrySize)
    tag.copy(entry)
    entry.writeUInt32BE(checksum, 4)
    entry.writeUInt32BE(offset, 8)
    entry.writeUInt32BE(data.length, 12)
    offset += aligned(data.length)
    return entry
  })
  const padded = tables.map(({ data }) =>
    Buffer.concat([data], aligned(data.length)),
  )
  return Buffer.concat([sfntHeader(woff, count), ...directory, ...padded])
}
