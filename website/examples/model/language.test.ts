import { expect, test } from 'vitest'
import { exampleLanguage } from './language'

test('fences of either language hold examples, by any of its names', () => {
  expect(['js', 'javascript', 'mjs'].map(exampleLanguage)).toEqual([
    'js',
    'js',
    'js',
  ])
  expect(['ts', 'typescript', 'mts'].map(exampleLanguage)).toEqual([
    'ts',
    'ts',
    'ts',
  ])
})

test('other fences hold none', () => {
  expect(['sh', 'json', 'text', ''].map(exampleLanguage)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
