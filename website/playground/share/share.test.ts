import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storedHash } from './client/storedHash'
import { decodeShare } from './decodeShare'
import { encodeShare, playgroundAddress } from './encodeShare'
import { MAX_HASH_LENGTH } from './shareFormat'

const code = fc.string({ unit: 'binary', maxLength: 400 })
const language = fc.constantFrom('js' as const, 'ts' as const)

test('any code in any language comes back unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(code, language, async (code, language) => {
      const hash = await encodeShare({ code, language })
      expect(hash).toMatch(/^#v1\.(?:js|ts)\.[\w-]*\.c[\da-z]+$/u)
      expect(await decodeShare(hash)).toEqual({
        kind: 'shared',
        code,
        language,
      })
    }),
  )
})

test('the step of a trace comes back, and one that is none is left out', async () => {
  const shared = { kind: 'shared', code: '1', language: 'ts' } as const
  const plain = await encodeShare(shared)
  await fc.assert(
    fc.asyncProperty(fc.nat(999_999_999), async step => {
      const hash = await encodeShare({ ...shared, step })
      expect(hash).toContain(`.${step}.c`)
      expect(await decodeShare(hash)).toEqual({ ...shared, step })
    }),
    { numRuns: 20 },
  )
  for (const wrong of ['', 'x', '-1', '1e3', '9'.repeat(10)]) {
    expect(await decodeShare(`${plain}.${wrong}`)).toEqual(shared)
  }
})

test('version and files come back, and files that were altered do not', async () => {
  const shared = {
    kind: 'shared',
    code: "import './a'",
    language: 'ts',
    version: '3.8.0',
    files: [{ name: 'a.ts', code: 'é' }],
    step: 3,
  } as const
  const hash = await encodeShare(shared)
  expect(hash).toMatch(/\.3\.l3-8-0\.f[\w-]+\.c[\da-z]+$/u)
  expect(await decodeShare(hash)).toEqual(shared)
  const other = await encodeShare({
    ...shared,
    files: [{ name: 'a.ts', code: 'è' }],
  })
  const part = (text: string) => /\.f[\w-]+/u.exec(text)?.[0] ?? ''
  expect(
    await decodeShare(hash.replace(part(hash), part(other))),
  ).toMatchObject({ reason: 'damaged' })
  for (const name of ['main.js', '../a.ts', 'a', 'A.js']) {
    const files = [...shared.files, { name, code: '' }]
    expect(
      await decodeShare(await encodeShare({ ...shared, files })),
    ).toMatchObject({
      reason: 'damaged',
    })
  }
})

test('a hash of any text has an answer', async () => {
  const hashes = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string().map(text => `#v1.ts.${text}`),
    fc.base64String().map(text => `#v1.js.${text}`),
  )
  await fc.assert(
    fc.asyncProperty(hashes, async hash => {
      const { kind } = await decodeShare(hash)
      expect(['none', 'shared', 'failed']).toContain(kind)
    }),
  )
})

test('a link that lost its end is reported as damaged', async () => {
  const code = Array.from({ length: 40 }, (_, i) => `log(${i * 7919})`).join()
  const hash = await encodeShare({ code, language: 'ts' })
  expect(await decodeShare(hash.slice(0, -40))).toMatchObject({
    kind: 'failed',
    reason: 'damaged',
  })
})

test('a link whose bytes were altered says so, one from before checksums opens', async () => {
  const { deflateRawSync } = await import('node:zlib')
  const data = (code: string) => deflateRawSync(code).toString('base64url')
  const hash = await encodeShare({ code: 'pay(10)', language: 'js' })
  const sum = hash.split('.').at(-1)

  expect(await decodeShare(`#v1.js.${data('pay(10)')}.${sum}`)).toMatchObject({
    code: 'pay(10)',
  })
  expect(await decodeShare(`#v1.js.${data('pay(99)')}.${sum}`)).toMatchObject({
    reason: 'damaged',
  })
  expect(await decodeShare(hash.replace('.js.', '.ts.'))).toMatchObject({
    reason: 'damaged',
  })
  expect(await decodeShare(hash.slice(0, -1))).toMatchObject({
    reason: 'damaged',
  })
  expect(await decodeShare(`#v1.js.${data('pay(99)')}`)).toMatchObject({
    code: 'pay(99)',
  })
})

test('links of the former playground open as JavaScript', async () => {
  const code = "import { map } from 'lfi'\n\nconsole.log('café ✓')\n"
  const utf8 = Buffer.from(code, 'utf8').toString('base64')
  const latin1 = Buffer.from("console.log('café')", 'latin1')
  expect(await decodeShare(`#${utf8}`)).toEqual({
    kind: 'shared',
    code,
    language: 'js',
  })
  expect(await decodeShare(`#${utf8.replaceAll('=', '%3D')}`)).toMatchObject({
    code,
  })
  expect(await decodeShare(`#${latin1.toString('base64')}`)).toMatchObject({
    code: "console.log('café')",
  })
})

test.each(['#examples', '#__docusaurus', '#list', '#a.b.c', '#/route?x=1'])(
  'the anchor %s is not taken for a link',
  async hash => {
    expect(await decodeShare(hash)).toMatchObject({ reason: 'foreign' })
  },
)

test('a link that is too long, or unpacks to too much, is refused', async () => {
  const long = `#v1.js.${'A'.repeat(MAX_HASH_LENGTH)}`
  const bomb = await encodeShare({
    code: ' '.repeat(5_000_000),
    language: 'js',
  })
  expect(bomb.length).toBeLessThan(MAX_HASH_LENGTH)
  expect(await decodeShare(long)).toMatchObject({ reason: 'oversized' })
  expect(await decodeShare(bomb)).toMatchObject({ reason: 'oversized' })
})

test('a link of a later version says that it is newer', async () => {
  expect(await decodeShare('#v2.ts.abcd')).toMatchObject({ reason: 'newer' })
})

test('no hash is no link', async () => {
  expect(await decodeShare('')).toEqual({ kind: 'none' })
  expect(await decodeShare('#')).toEqual({ kind: 'none' })
})

test('the code is added to the address of the playground', async () => {
  expect(
    await playgroundAddress({ code: '1', language: 'ts' }, '/lfi/playground'),
  ).toMatch(/^\/lfi\/playground#v1\.ts\./u)
})

test('a link that is made at once holds the same code', async () => {
  for (const code of ['', 'map()', 'é'.repeat(10_000)]) {
    expect(await decodeShare(storedHash(code, 'ts'))).toEqual({
      kind: 'shared',
      code,
      language: 'ts',
    })
  }
})
