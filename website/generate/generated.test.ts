import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from './generated'

test('files are listed however deep, a file is itself, what is missing is none', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'files-'))
  const files = ['a.txt', 'b/c.txt'].map(name => path.join(folder, name))
  mkdirSync(path.join(folder, 'b'))
  for (const file of files) {
    writeFileSync(file, '')
  }

  expect(listFiles(folder)).toEqual(files)
  expect(files.flatMap(listFiles)).toEqual(files)
  expect(listFiles(path.join(folder, 'x'))).toEqual([])
})
