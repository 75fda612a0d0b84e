import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  isLarge,
  largeSiteSettings,
  renderInOneThread,
  SOONER,
} from './largeSite'

test('a site of more than a thousand documents is large', () => {
  const documents = Array.from({ length: 1001 }, (_, number) =>
    number % 2 === 0 ? `docs/${number}.md` : `docs/api/${number}.mdx`,
  )

  expect(isLarge(documents)).toBe(true)
  expect(isLarge([...documents.slice(1), 'docs/picture.svg'])).toBe(false)
})

test("the server's bundle of a large site waits for the app's", () => {
  expect(largeSiteSettings(true)).toMatchObject({ dependencies: ['client'] })
  expect(largeSiteSettings(false)).not.toHaveProperty('dependencies')
})

test('nothing of a large site is kept', () => {
  expect(largeSiteSettings(false)).toMatchObject({
    cache: false,
    experiments: { cache: false },
  })
})

test('Node knows the option by which garbage is collected sooner', () => {
  const run = (option: string) =>
    spawnSync(process.execPath, [option, '--eval', '0']).status

  expect(run(SOONER)).toBe(0)
  expect(run('--heap-growing-per-mille=30')).not.toBe(0)
})

test('a large site is rendered in one thread, where Docusaurus looks for that', () => {
  const faster = { ssgWorkerThreads: true }
  renderInOneThread(faster)

  expect(faster.ssgWorkerThreads).toBe(false)
  expect(() => renderInOneThread({})).toThrow('ssgExecutor.js')
  expect(
    readFileSync(
      'node_modules/@docusaurus/core/lib/ssg/ssgExecutor.js',
      'utf8',
    ),
  ).toContain('siteConfig.future.faster.ssgWorkerThreads')
})
