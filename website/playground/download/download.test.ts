import { expect, test } from 'vitest'
import { projectFiles } from './projectFiles'
import { zip } from './zip'

/** Reads an archive by its directory, as programs that open archives do. */
const unzip = (bytes: Uint8Array): Map<string, string> => {
  const view = new DataView(bytes.buffer)
  const decoder = new TextDecoder()
  const end = bytes.length - 22
  expect(view.getUint32(end, true)).toBe(0x06054b50)
  const files = new Map<string, string>()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    expect(view.getUint32(at, true)).toBe(0x02014b50)
    const size = view.getUint32(at + 20, true)
    const nameLength = view.getUint16(at + 28, true)
    const local = view.getUint32(at + 42, true)
    const name = decoder.decode(bytes.subarray(at + 46, at + 46 + nameLength))
    expect(view.getUint32(local, true)).toBe(0x04034b50)
    const start = local + 30 + nameLength
    files.set(name, decoder.decode(bytes.subarray(start, start + size)))
    at += 46 + nameLength
  }
  return files
}

test('an archive gives its files back', () => {
  const files = [
    { name: 'a.txt', text: '123456789' },
    { name: 'folder/b.txt', text: 'café ✓' },
  ]
  const bytes = zip(files)
  expect([...unzip(bytes)]).toEqual(files.map(({ name, text }) => [name, text]))
  // The sum that the definition of CRC-32 gives for these digits.
  const crc = new DataView(bytes.buffer).getUint32(14, true)
  expect(crc).toBe(0xcbf43926)
})

test('a project has what its code imports, and a script that starts it', () => {
  const options = { version: '4.1.2', helpers: 'export const delay = 1' }
  const of = (code: string, language: 'js' | 'ts') =>
    new Map(
      projectFiles({ ...options, code, language }).map(({ name, text }) => [
        name.replace('lfi-example/', ''),
        text,
      ]),
    )
  const plain = of("import { map } from 'lfi'", 'js')
  expect([...plain.keys()]).toEqual(['package.json', 'main.js'])
  expect(JSON.parse(plain.get('package.json') ?? '')).toMatchObject({
    scripts: { start: 'node main.js' },
    dependencies: { lfi: '4.1.2' },
  })
  const several = new Map(
    projectFiles({
      ...options,
      code: "import './a'",
      language: 'js',
      files: [{ name: 'a.js', code: '1' }],
    }).map(({ name, text }) => [name.replace('lfi-example/', ''), text]),
  )
  expect(several.get('a.js')).toBe('1\n')
  expect(several.get('package.json')).toContain('tsx main.js')
  const helped = of("import { delay } from 'lfi-playground'", 'ts')
  expect(helped.get('lfi-playground/index.js')).toBe(options.helpers)
  expect(JSON.parse(helped.get('package.json') ?? '')).toMatchObject({
    scripts: { start: 'tsx main.ts' },
    dependencies: { 'lfi-playground': 'file:./lfi-playground' },
  })
})
