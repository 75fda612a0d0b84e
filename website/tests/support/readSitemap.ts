import { readFileSync } from 'node:fs'

/** The path of every page that a build lists in its sitemap. */
export const readSitemap = (dir = 'build'): string[] =>
  [
    ...readFileSync(`${dir}/sitemap.xml`, 'utf8').matchAll(
      /<loc>(.*?)<\/loc>/gu,
    ),
  ]
    .map(([, address]) => new URL(address ?? '').pathname)
    .sort()
