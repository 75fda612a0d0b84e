import { randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { MAX_BUILDS, prune } from './prune'

const createFolder = () => mkdtempSync(path.join(tmpdir(), 'prune-'))

const createEntry = (folder: string, usedAt: number): string => {
  const file = path.join(folder, 'step', `${randomUUID()}.json`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, '1')
  utimesSync(file, new Date(usedAt), new Date(usedAt))
  return file
}

test(`what none of the last ${MAX_BUILDS} builds has used goes, not sooner`, () => {
  const folder = createFolder()
  const unused = createEntry(folder, 500)
  const used = createEntry(folder, 1500)
  const build = (began: number) => prune({ folder, others: [], began })

  for (let count = 1; count < MAX_BUILDS; count += 1) {
    build(count * 1000)
  }
  expect(existsSync(unused)).toBe(true)
  build(MAX_BUILDS * 1000)

  expect(existsSync(unused)).toBe(false)
  expect(existsSync(used)).toBe(true)
  build((MAX_BUILDS + 1) * 1000)
  expect(existsSync(used)).toBe(false)
})

test('folders of others go as a whole, by their own time', () => {
  const folder = createFolder()
  const other = createFolder()
  createEntry(other, Date.now())
  utimesSync(other, new Date(500), new Date(500))
  for (let count = 1; count <= MAX_BUILDS; count += 1) {
    prune({ folder, others: [other], began: count * 1000 })
  }

  expect(existsSync(other)).toBe(false)
})
