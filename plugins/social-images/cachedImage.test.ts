import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { cachedImage } from './cachedImage'

test('the same picture is drawn once, another one again', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'social-images-'))
  const draw = vi.fn(async (svg: string) => Buffer.from(svg))

  await cachedImage('a', folder, draw)
  const again = await cachedImage('a', folder, draw)
  await cachedImage('b', folder, draw)
  await rm(folder, { recursive: true })

  expect(again.toString()).toBe('a')
  expect(draw).toHaveBeenCalledTimes(2)
})
