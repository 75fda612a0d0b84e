import { readFileSync } from 'node:fs'
import { listFiles } from '@lfi-docs/build-cache'
import { expect, test } from 'vitest'
import { shortcuts } from './shortcuts'

/** Closes what is open, as everywhere. */
const KNOWN_ANYWAY = ['Escape']

const listed = shortcuts('Mod').map(({ keys }) => keys.toSorted().join(' '))
const source = listFiles('website/playground')
  .filter(file => /(?<!\.test)\.tsx?$/u.test(file))
  .map(file => readFileSync(file, 'utf8'))
  .join('\n')

/** `Control+Enter` of an attribute, `Mod-Enter` of CodeMirror. */
const toKeys = (written: string): string =>
  written
    .replace(/^(?:Control|Meta)\b/u, 'Mod')
    .split(/[+-]/u)
    .toSorted()
    .join(' ')

const findAll = (pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].flatMap(([, found = '']) => found.split(' '))

test("the list has the editor's own shortcuts", () => {
  const keys = findAll(/\bkey: '([\w-]+)',\s*run\b/gu)

  expect(keys).toContain('F12')
  expect(
    keys.filter(
      key => !(listed.includes(toKeys(key)) || KNOWN_ANYWAY.includes(key)),
    ),
  ).toEqual([])
})

test('the list has the shortcuts that buttons announce', () => {
  const keys = findAll(/aria-keyshortcuts="([^"]+)"/gu)

  expect(keys).toContain('Shift+Alt+F')
  expect(keys.filter(key => !listed.includes(toKeys(key)))).toEqual([])
})
