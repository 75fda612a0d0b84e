import { existsSync } from 'node:fs'
import path from 'node:path'
import type { PluginConfig } from '@docusaurus/types'

const blogOptions = {
  showReadingTime: true,
  feedOptions: { type: ['rss', 'atom'], xslt: true },
  blogSidebarCount: 'ALL',
} as const

/**
 * `directory` is relative to the site's folder, as Docusaurus reads it. The
 * blog is configured but not shown: without posts the plugin would still
 * make an empty `/blog` page. The folder of the first post brings it to life.
 */
export const blogPlugins = (
  markdown: object,
  directory = 'blog',
): PluginConfig[] =>
  existsSync(path.resolve(__dirname, '..', directory))
    ? [
        [
          '@docusaurus/plugin-content-blog',
          { ...markdown, ...blogOptions, path: directory },
        ],
      ]
    : []
