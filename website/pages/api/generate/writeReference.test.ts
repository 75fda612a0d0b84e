import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writePages } from './writeReference'

let folder: string

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'))
})

afterEach(() => fs.rmSync(folder, { recursive: true }))

const modifiedAt = (name: string) =>
  fs.statSync(path.join(folder, name)).mtimeMs

test('a page that vanished from the package is removed', () => {
  writePages(folder, new Map([['old.mdx', 'x']]))
  writePages(folder, new Map([['a/new.mdx', 'y']]))

  expect(fs.readdirSync(folder)).toEqual(['a'])
})

test('an unchanged page is not touched', () => {
  writePages(folder, new Map([['a.mdx', 'x']]))
  fs.utimesSync(path.join(folder, 'a.mdx'), 1, 1)
  writePages(folder, new Map([['a.mdx', 'x']]))
  expect(modifiedAt('a.mdx')).toBe(1000)

  writePages(folder, new Map([['a.mdx', 'y']]))
  expect(modifiedAt('a.mdx')).toBeGreaterThan(1000)
})
