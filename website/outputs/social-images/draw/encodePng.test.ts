import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'

import { crc32, encodePng } from './encodePng'
import { indexColours } from './indexColours'

/** Red, green and blue in the order that memory has them. */
const paper = 0xfff8fcfd | 0
const ink = 0xff20241c | 0

/** What another decoder sees. */
const decode = (png: Buffer, width: number, height: number): Int32Array => {
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" image-rendering="optimizeSpeed" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  ).render()
  return new Int32Array(new Uint8Array(pixels).buffer)
}

test('a picture of few colours is read back as it was', async () => {
  const pixels = Int32Array.from([paper, paper, ink, ink, paper, ink])
  const png = await encodePng(indexColours(pixels), 3)

  expect(decode(png, 3, 2)).toEqual(pixels)
})

test('shades are rounded to the most frequent colour near them', () => {
  const shade = paper - 1

  expect(indexColours(Int32Array.from([shade, paper, paper]))).toEqual({
    indices: Uint8Array.from([0, 0, 0]),
    palette: [paper],
  })
})

test('no picture has more than 256 colours', () => {
  const pixels = Int32Array.from(
    { length: 4096 },
    (_, index) =>
      ((index & 0xf00) << 12) | ((index & 0xf0) << 8) | (index << 4),
  )

  expect(indexColours(pixels).palette.length).toBeLessThanOrEqual(256)
})

test('the checksum is the one that PNG asks for', () => {
  expect(crc32(Buffer.from('IEND'))).toBe(0xae426082)
})
