import { parse } from 'es-module-lexer/js'
import { expect, test, vi } from 'vitest'
import { findImports } from './findImports'

vi.mock('es-module-lexer/js', { spy: true })

const shown = async (js: string) =>
  (await findImports(js)).map(({ start, end, specifier, statement }) => [
    specifier,
    js.slice(start, end),
    statement && js.slice(statement.start, statement.end),
  ])

test.each([
  `import { map } from 'lfi'`,
  `import {\n  map as m,\n  $ from2,\n} from "lfi";`,
  `import _ from 'lodash'`,
  `import 'lfi'; import * as all from 'lfi' // all`,
  `import a,{b}from'a'; a()`,
])('imports at the beginning take no lexer: %s', async js => {
  const code = `/* it's */\n// import 'no'\n${js}\nlog('x')`
  vi.mocked(parse).mockClear()
  const found = await shown(code)
  expect(parse).not.toHaveBeenCalled()
  expect(found).toEqual(await shown(`${code}\nimport.meta`))
  expect(found.length).toBeGreaterThan(0)
})

test('a lexer finds what is elsewhere, and what no text or comment holds', async () => {
  expect(
    await shown(
      "const text = `\nimport 'a'`\nimport 'b'\nawait import('c'); // import 'd'",
    ),
  ).toEqual([
    ['b', "'b'", "import 'b'"],
    ['c', "'c'", undefined],
  ])
  expect(await shown("import.meta\nlog('a')")).toEqual([])
  expect(await shown('// a // b /* */ // */\n'.repeat(5000))).toEqual([])
  await expect(findImports("const = `import 'a'")).rejects.toThrow()
})
