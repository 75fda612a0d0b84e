import { existsSync, readdirSync } from 'node:fs'
import type { PluginConfig } from '@docusaurus/types'

const directory = 'blog'

export const blogOptions = {
  path: directory,
  showReadingTime: true,
  feedOptions: { type: ['rss', 'atom'], xslt: true },
  blogSidebarCount: 'ALL',
} as const

const hasPosts = () =>
  existsSync(directory) &&
  readdirSync(directory, { recursive: true }).some(name =>
    /\.mdx?$/u.test(String(name)),
  )

/**
 * The blog is configured but not shown: without a post the plugin would still
 * make an empty `/blog` page. The first post brings it to life.
 */
export const blogPlugins = (markdown: object): PluginConfig[] =>
  hasPosts()
    ? [['@docusaurus/plugin-content-blog', { ...markdown, ...blogOptions }]]
    : []
