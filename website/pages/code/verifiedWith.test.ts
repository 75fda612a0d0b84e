import { expect, test } from 'vitest'
import { lfiVersion, previousVersion } from '../../library/lfiVersion'
import { verifiedWith } from './verifiedWith'

test('a program that uses lfi was run with it, in the version that it is for', () => {
  const code = `import _ from 'lodash'\nimport { map } from "lfi"`
  expect(verifiedWith(code, 'js')).toBe(`lfi ${lfiVersion}`)
  expect(verifiedWith(code, 'js', true)).toBe(`lfi ${previousVersion}`)
})

test('a program of another library was run with that one', () => {
  expect(verifiedWith(`import * as R from 'ramda'`, 'js')).toMatch(
    /^Ramda \d+\.\d+/u,
  )
  expect(verifiedWith(`import pMap from 'p-map'`, 'ts')).toMatch(/^p-map \d/u)
})

test('a program of the language alone was run with nothing else', () => {
  expect(verifiedWith(`console.log([1].map(n => n))`, 'js')).toBe('Node')
  expect(verifiedWith(`import { setTimeout } from 'node:timers'`, 'js')).toBe(
    'Node',
  )
  expect(verifiedWith('print(1)', 'python')).toBe('Python')
})
