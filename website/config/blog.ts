import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { PluginConfig } from '@docusaurus/types'

const blogOptions = {
  showReadingTime: true,
  feedOptions: { type: ['rss', 'atom'], xslt: true },
  blogSidebarCount: 'ALL',
} as const

const hasPosts = (directory: string) =>
  existsSync(directory) &&
  readdirSync(directory, { recursive: true }).some(name =>
    /\.mdx?$/u.test(String(name)),
  )

/**
 * `directory` is relative to the site's folder, as Docusaurus reads it. The
 * blog is configured but not shown: without a post the plugin would still
 * make an empty `/blog` page. The first post brings it to life.
 */
export const blogPlugins = (
  markdown: object,
  directory = 'blog',
): PluginConfig[] =>
  hasPosts(path.resolve(__dirname, '..', directory))
    ? [
        [
          '@docusaurus/plugin-content-blog',
          { ...markdown, ...blogOptions, path: directory },
        ],
      ]
    : []
