import { expect, test } from 'vitest'
import { blogPlugins } from './blog'

test('the folder of the first post brings the blog to life', () => {
  expect(blogPlugins({}, 'no-such-folder')).toEqual([])
  expect(blogPlugins({}, 'docs')).toMatchObject([
    ['@docusaurus/plugin-content-blog', { path: 'docs' }],
  ])
})
