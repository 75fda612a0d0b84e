import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storedHash } from './client/storedHash'
import {
  decodeShare,
  encodeShare,
  MAX_CODE_BYTES,
  MAX_HASH_LENGTH,
} from './share'

const packed = (text: string): string =>
  deflateRawSync(text).toString('base64url')

test('any code in any language comes back unchanged', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.constantFrom('js' as const, 'ts' as const),
      (code, language) => {
        const shared = { code, language }
        const hash = encodeShare(shared)
        expect(hash).toMatch(/^#v1\.(?:js|ts)\.[\w-]+$/u)
        expect(decodeShare(hash)).toEqual({ shared })
      },
    ),
  )
})

test('links of earlier versions open: plain base64, with a checksum, with a version of lfi', () => {
  const code = "console.log('café ✓')"
  for (const [hash, language] of [
    [`#${Buffer.from(code).toString('base64')}`, 'js'],
    [`#${Buffer.from(code).toString('base64').replaceAll('=', '%3D')}`, 'js'],
    [`#v1.ts.${packed(code)}.c1x2y3z`, 'ts'],
    [`#v1.ts.${packed(code)}.l3-8-0.c1x2y3z`, 'ts'],
  ] as const) {
    expect(decodeShare(hash)).toEqual({ shared: { code, language } })
  }
  const latin1 = Buffer.from("console.log('café')", 'latin1')
  expect(decodeShare(`#${latin1.toString('base64')}`)).toMatchObject({
    shared: { code: "console.log('café')" },
  })
})

test('of a link that lost its end, what is there opens, with a sentence', () => {
  const code = Array.from({ length: 900 }, (_, i) => `log(${i * 7919})`).join()
  const hash = encodeShare({ code, language: 'ts' })
  for (const cut of [2000, 2001, 2002, 2003]) {
    const { shared, problem } = decodeShare(hash.slice(0, cut))
    expect(problem).toContain('damaged')
    expect(code.startsWith(shared?.code ?? '?')).toBe(true)
    expect(shared?.code.length).toBeGreaterThan(1000)
  }
  expect(decodeShare('#v1.ts.').problem).toContain('damaged')
})

test('a hash of any text has an answer, and no anchor is taken for a link', () => {
  const hashes = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string().map(text => `#v1.ts.${text}`),
    fc.base64String().map(text => `#v1.js.${text}`),
  )
  fc.assert(
    fc.property(hashes, hash => {
      const { shared, problem } = decodeShare(hash)
      expect(hash.replace(/^#/u, '') === '' || shared || problem).toBeTruthy()
    }),
  )
  for (const hash of ['#examples', '#__docusaurus', '#list', '#a.b.c', '#/a']) {
    const { shared, problem } = decodeShare(hash)
    expect(shared).toBeUndefined()
    expect(problem).toContain('not a playground link')
  }
  expect(decodeShare('#')).toEqual({})
})

test('what is too long, unpacks to too much or is of a later version says so', () => {
  const bomb = `#v1.js.${packed(' '.repeat(5_000_000))}`
  expect(bomb.length).toBeLessThan(MAX_HASH_LENGTH)
  for (const [hash, says] of [
    [`#v1.js.${'A'.repeat(MAX_HASH_LENGTH)}`, 'more code'],
    [bomb, 'more code'],
    ['#v2.ts.abcd', 'newer version'],
  ] as const) {
    const { shared, problem } = decodeShare(hash)
    expect(shared).toBeUndefined()
    expect(problem).toContain(says)
  }
})

test('the longest code that may be opened has an address', () => {
  let seed = 1
  const code = Array.from({ length: MAX_CODE_BYTES }, () => {
    seed = (seed * 48_271) % 0x7fffffff
    return String.fromCharCode(32 + (seed % 95))
  }).join('')
  const hash = encodeShare({ code, language: 'ts' })
  expect(decodeShare(hash)).toEqual({ shared: { code, language: 'ts' } })
})

test('a link that is made at once holds the same code', () => {
  for (const code of ['', 'map()', 'é'.repeat(10_000)]) {
    expect(decodeShare(storedHash(code, 'ts'))).toEqual({
      shared: { code, language: 'ts' },
    })
  }
})
