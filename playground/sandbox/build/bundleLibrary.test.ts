import { readFileSync } from 'node:fs'
import { parse } from 'es-module-lexer/js'
import { expect, test } from 'vitest'
import { bundleLibrary } from './bundleLibrary'

const shipped = readFileSync(
  `${__dirname}/../../../node_modules/lfi/dist/index.js`,
  'utf8',
)

const exportsOf = (source: string): string[] =>
  parse(source)[1]
    .map(({ n }) => n)
    .sort()

test('the sources in the source map make the module that is shipped', async () => {
  const readable = (await bundleLibrary(shipped)) ?? ''

  expect(exportsOf(readable)).toEqual(exportsOf(shipped))
  expect(readable).toContain('const pipe = (value, ...fns) =>')
})

test.each([
  ['without a source map', 'export const a = 1'],
  [
    'with one that lacks what is exported',
    `export const a = 1\n//# sourceMappingURL=data:application/json;base64,${btoa('{"sources":["a.js"],"sourcesContent":["export const b = 1"]}')}`,
  ],
])('a module %s is left as it is', async (_name, module) => {
  expect(await bundleLibrary(module)).toBeUndefined()
})
