import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { woffToSfnt } from './woffToSfnt'

const woff = readFileSync(
  require.resolve(
    '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff',
  ),
)

test('the unpacked font is as long as its WOFF says', () => {
  expect(woffToSfnt(woff)).toHaveLength(woff.readUInt32BE(16))
})

test('anything but WOFF 1 is refused', () => {
  expect(() => woffToSfnt(Buffer.from('wOF2....'))).toThrow('not a WOFF 1 font')
})
