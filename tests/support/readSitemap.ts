import { readFileSync } from 'node:fs'

/** The path of every page that the production build lists in its sitemap. */
export const readSitemap = (): string[] =>
  [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>(.*?)<\/loc>/gu)]
    .map(([, address]) => new URL(address ?? '').pathname)
    .sort()
