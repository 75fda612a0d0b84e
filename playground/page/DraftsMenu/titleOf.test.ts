import { expect, test } from 'vitest'
import { titleOf } from './titleOf'

test.each([
  ["import { map } from 'lfi'\n\nmap(x => x)", 'map(x => x)'],
  ["import {\n  map,\n  pipe,\n} from 'lfi';\n\n// Ages\npipe()", '// Ages'],
  ["import 'lfi'\nimport * as lfi from 'lfi'\n\n  lfi.map()", 'lfi.map()'],
  ['const imported = 1', 'const imported = 1'],
  [
    "const { map } = await import('lfi')",
    "const { map } = await import('lfi')",
  ],
  ["import { map } from 'lfi'\n", 'Only imports'],
])(
  'a draft is called by its first line after the imports: %j',
  (code, title) => {
    expect(titleOf({ code })).toBe(title)
  },
)

test('a draft with a name is called by it, until the name is taken away', () => {
  expect(titleOf({ name: 'Mine', code: 'a()' })).toBe('Mine')
  expect(titleOf({ name: '', code: 'a()' })).toBe('a()')
})
