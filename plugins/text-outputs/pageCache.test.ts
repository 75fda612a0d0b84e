import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { openPageCache } from './pageCache'

test('a page is converted again only if something about it changed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'text-outputs-'))
  const file = path.join(folder, 'cache/pages.json')
  const convert = vi.fn(() => 'text')
  const first = await openPageCache(file)
  first.get(['/docs/a', '<p>'], convert)
  await first.save()

  const second = await openPageCache(file)
  expect(second.get(['/docs/a', '<p>'], convert)).toBe('text')
  expect(convert).toHaveBeenCalledTimes(1)
  second.get(['/docs/a', '<b>'], convert)
  expect(convert).toHaveBeenCalledTimes(2)
  await rm(folder, { recursive: true })
})
