import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { lastChanges, parseLog } from './lastChanges'

test('a file has the date of the newest commit that names it', () => {
  const mark = '\0'
  const log = `${mark}200 Ann, Jr.

docs/a.mdx
docs/b.mdx
${mark}100 Bo

docs/b.mdx
src/pages/c.mdx
`

  expect([...parseLog(log, '/site')]).toEqual([
    ['/site/docs/a.mdx', { timestamp: 200_000, author: 'Ann, Jr.' }],
    ['/site/docs/b.mdx', { timestamp: 200_000, author: 'Ann, Jr.' }],
    ['/site/src/pages/c.mdx', { timestamp: 100_000, author: 'Bo' }],
  ])
})

test('a file of a folder without history has no date', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const siteDir = mkdtempSync(path.join(tmpdir(), 'archive-'))
  lastChanges.initialize({ siteDir })
  expect(
    await lastChanges.getFileLastUpdateInfo(path.join(siteDir, 'docs/a.mdx')),
  ).toBeNull()
  rmSync(siteDir, { recursive: true })
})
