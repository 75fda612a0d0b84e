import { expect, test } from 'vitest'
import { blogOptions, blogPlugins } from './blog'
import { readEnvironment } from './environment'
import { themeConfig } from './themeConfig'

test('the blog shows reading time, has both feeds, and no page without posts', () => {
  expect(blogOptions.showReadingTime).toBe(true)
  expect(blogOptions.feedOptions.type).toEqual(['rss', 'atom'])
  expect(blogPlugins({})).toEqual([])
})

test('the blog groups its sidebar by year', () => {
  const { blog } = themeConfig(readEnvironment({}), 'https://example.com')
  expect(blog.sidebar.groupByYear).toBe(true)
})
