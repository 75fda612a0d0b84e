import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { isLarge, largeSiteSettings, leaveToStages } from './largeSite'

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

test('Docusaurus can be told to bundle only, and to render only', () => {
  const source = readFileSync(
    'node_modules/@docusaurus/core/lib/commands/build/buildLocale.js',
    'utf8',
  )

  expect(source).toContain('process.env.DOCUSAURUS_EXIT_AFTER_BUNDLING')
  expect(source).toContain('process.env.DOCUSAURUS_SKIP_BUNDLING')
})

test('a process leaves a large site to stages only if it was asked to', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as never)
  vi.spyOn(console, 'log').mockImplementation(() => {})
  leaveToStages({})
  expect(exit).not.toHaveBeenCalled()
  leaveToStages({ LARGE_SITE_EXIT_CODE: '75' })
  expect(exit).toHaveBeenCalledExactlyOnceWith(75)
  vi.restoreAllMocks()
})
