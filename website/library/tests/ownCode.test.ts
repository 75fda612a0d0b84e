import { readFileSync } from 'node:fs'
import { listFiles } from '@lfi-docs/build-cache'
import { expect, test } from 'vitest'

const folders =
  'data docs examples library pages playground search src trace'.split(' ')

/** Tests of claims are about lfi; other tests have made-up programs. */
const files = folders
  .flatMap(folder => listFiles(`website/${folder}`))
  .filter(
    file =>
      /\.(?:tsx?|mdx)$/u.test(file) &&
      (!file.includes('.test.') || file.includes('data/claims/')),
  )

const filesWith = (pattern: RegExp): string[] =>
  files.filter(file => pattern.test(readFileSync(file, 'utf8')))

test('no code knows where lfi has its files, which its manifest tells', () => {
  expect(filesWith(/['"/]lfi(?:-3)?\/dist\//u)).toEqual([])
})

test('no code asks lfi for its package.json, which not every version exports', () => {
  expect(filesWith(/['"]lfi\/package\.json['"]/u)).toEqual([])
})
