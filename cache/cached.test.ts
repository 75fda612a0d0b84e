import { randomUUID } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { cached, cachedBySources } from './cached'

test('the same key is made once', () => {
  const name = `test-${randomUUID()}`
  const make = vi.fn(() => ['made'])

  expect(cached(name, 'a', make)).toEqual(['made'])
  expect(cached(name, 'a', make)).toEqual(['made'])
  cached(name, 'b', make)

  expect(make).toHaveBeenCalledTimes(2)
})

test('a change of the sources makes it again', async () => {
  const name = `test-${randomUUID()}`
  const source = path.join(mkdtempSync(path.join(tmpdir(), 'cache-')), 'file')
  const make = vi.fn(async () => 'made')

  writeFileSync(source, 'one')
  await cachedBySources(name, [source], make)
  await cachedBySources(name, [source], make)
  writeFileSync(source, 'two')
  await cachedBySources(name, [source], make)

  expect(make).toHaveBeenCalledTimes(2)
})
