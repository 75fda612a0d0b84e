import { expect, test } from 'vitest'
import { link } from './loadCode'

const modules = [
  { name: 'lfi', url: 'blob:null/1', source: '', exported: new Map() },
]

const linked = (js: string, at: number, statement?: [number, number]) => {
  const [start, end] = statement ?? []
  return link(
    {
      js,
      references: [
        {
          start: at,
          end: at + 5,
          specifier: 'lfi',
          ...(start !== undefined &&
            end !== undefined && { statement: { start, end } }),
        },
      ],
    },
    modules,
  )
}

test('an import is moved to the end, and all other code keeps its place', () => {
  const js = `const a = 1\nimport {\n  map,\n} from 'lfi'\n;(map)`
  expect(linked(js, js.indexOf("'lfi'"), [12, js.indexOf('\n;')])).toBe(
    `const a = 1\n;       \n      \n            \n;(map)\nimport {\n  map,\n} from "blob:null/1"`,
  )
})

test('a dynamic import names its module in place', () => {
  expect(linked(`import('lfi')`, 7)).toBe('import("blob:null/1")')
})

test('other modules are left to the browser', () => {
  const js = "import 'fs'"
  const references = [{ start: 7, end: 11, specifier: 'fs' }]
  expect(link({ js, references }, modules)).toBe(js)
})
