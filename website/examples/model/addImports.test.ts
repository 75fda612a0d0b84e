import { expect, test } from 'vitest'
import { withImports } from './addImports'

const long = [
  'filterAsync',
  'flatMapAsync',
  'groupedAsync',
  'mapConcurrently',
  'toGroupedAsync',
]
const inLines = `import {\n${long.map(name => `  ${name},\n`).join('')}} from 'lfi'`

test.each([
  ['map()\n', ['map', 'pipe'], "import { map, pipe } from 'lfi'\n\nmap()\n"],
  ['', ['type Reducer'], "import { type Reducer } from 'lfi'\n"],
  ["import('y')", ['map'], "import { map } from 'lfi'\nimport('y')"],
  ['x', long, `${inLines}\n\nx`],
  [`import { ${long[0]} } from 'lfi'\nx`, long.slice(1), `${inLines}\nx`],
  [
    "// Adds.\nimport { map } from 'lfi'\nx",
    ['pipe', 'map'],
    "// Adds.\nimport { map, pipe } from 'lfi'\nx",
  ],
  [
    'import {\n  map,\n} from "lfi"\n',
    ['pipe'],
    "import { map, pipe } from 'lfi'\n",
  ],
  ["import {} from 'lfi'", ['pipe'], "import { pipe } from 'lfi'"],
  [
    "import { a /* one */ } from 'lfi'\n",
    ['b'],
    "import { b } from 'lfi'\nimport { a /* one */ } from 'lfi'\n",
  ],
  [
    "import { x } from 'lfix'\n",
    ['pipe'],
    "import { pipe } from 'lfi'\nimport { x } from 'lfix'\n",
  ],
])('%s with %s', (code, names, expected) => {
  expect(withImports(code, 'lfi', names)).toBe(expected)
})

test('the name of a module is no pattern', () => {
  const code = "import { x } from 'lodash-es'\n"
  expect(withImports(code, 'lodash.es', ['map'])).toBe(
    `import { map } from 'lodash.es'\n${code}`,
  )
})
