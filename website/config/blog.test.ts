import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { blogPlugins } from './blog'

test('the first post brings the blog to life, however deep it lies', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'blog-'))
  mkdirSync(path.join(folder, '2026/first'), { recursive: true })
  writeFileSync(path.join(folder, '2026/authors.yml'), '')
  expect(blogPlugins({}, folder)).toEqual([])
  writeFileSync(path.join(folder, '2026/first/index.mdx'), '')
  expect(blogPlugins({}, folder)).toMatchObject([
    ['@docusaurus/plugin-content-blog', { path: folder }],
  ])
})

test('without a folder there is no blog', () => {
  expect(blogPlugins({}, 'no-such-folder')).toEqual([])
})
