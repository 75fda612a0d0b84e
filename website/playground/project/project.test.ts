import { expect, test } from 'vitest'
import {
  areFiles,
  codeIn,
  filesOf,
  freeName,
  isSameProject,
  whyNotNamed,
  withCode,
} from './project'

const project = {
  code: 'main',
  language: 'ts',
  files: [{ name: 'a.js', code: 'a' }],
} as const

test('texts are read and written by the names of files', () => {
  expect(filesOf(project).map(({ name }) => name)).toEqual(['main.ts', 'a.js'])
  expect(codeIn(project, 'a.js')).toBe('a')
  expect(codeIn(project, 'main.ts')).toBe('main')
  const changed = withCode(withCode(project, 'a.js', 'b'), 'main.ts', 'n')
  expect(filesOf(changed).map(({ code }) => code)).toEqual(['n', 'b'])
})

test('no file, no version and none given are the same project', () => {
  const plain = { code: '1', language: 'ts' } as const
  expect(isSameProject(plain, { ...plain, files: [] })).toBe(true)
  expect(isSameProject(plain, { ...plain, version: '3.8.0' })).toBe(false)
})

test.each([
  ['b.ts', undefined],
  ['b-2_c.js', undefined],
  ['a.ts', 'There is a file of that name.'],
  ['A.ts', 'There is a file of that name.'],
  ['main.js', 'There is a file of that name.'],
  ['b', /ends in/u],
  ['../b.ts', /ends in/u],
  ['.ts', /ends in/u],
])('%s: %s', (name, why) => {
  const said = whyNotNamed(name, ['main.ts', 'a.js'])
  expect(said ?? 'fine').toMatch(why ?? 'fine')
})

test('a new file gets a name that is free', () => {
  expect(freeName(project)).toBe('file1.ts')
  const files = [{ name: 'file1.js', code: '' }]
  expect(freeName({ ...project, files })).toBe('file2.ts')
})

test('files of storage and links are looked at', () => {
  expect(areFiles(project.files)).toBe(true)
  expect(areFiles([{ name: 'a.js' }])).toBe(false)
  expect(areFiles([...project.files, ...project.files])).toBe(false)
  expect(
    areFiles(
      Array.from({ length: 21 }, (_, at) => ({ name: `a${at}.ts`, code: '' })),
    ),
  ).toBe(false)
})
