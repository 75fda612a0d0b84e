import {
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeChanged } from './files'

test('what watches a file hears of it when its text is another', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'files-'))
  const file = path.join(folder, 'a', 'b.txt')
  const modifiedAt = (): number => statSync(file).mtimeMs
  writeChanged(file, 'x')
  utimesSync(file, 1, 1)
  writeChanged(file, 'x')
  expect(modifiedAt()).toBe(1000)

  writeChanged(file, 'y')
  expect(modifiedAt()).toBeGreaterThan(1000)
  expect(readFileSync(file, 'utf8')).toBe('y')
  rmSync(folder, { recursive: true })
})
