import { readFileSync, statSync } from 'node:fs'

/** The path of every page that a build lists in its sitemap. */
export const readSitemap = (dir = 'build'): string[] =>
  [
    ...readFileSync(`${dir}/sitemap.xml`, 'utf8').matchAll(
      /<loc>(.*?)<\/loc>/gu,
    ),
  ]
    .map(([, address]) => new URL(address ?? '').pathname)
    .sort()

/** A page's address as the file that was built for it. */
export const htmlFile = (address: string): string =>
  address === '/' ? 'build/index.html' : `build${address}.html`

/** The guide with the most HTML. */
export const longestGuide = (): string =>
  readSitemap()
    .filter(path => path.startsWith('/docs') && !path.startsWith('/docs/api/'))
    .map(path => ({ path, size: statSync(htmlFile(path)).size }))
    .reduce((a, b) => (a.size > b.size ? a : b)).path
