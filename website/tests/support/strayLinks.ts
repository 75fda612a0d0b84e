import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { readSitemap } from './readSitemap'

const isFile = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ?? false

/**
 * Links of a build that are neither the address of a page, as its sitemap has it,
 * nor a file: hosts answer them with a redirect, or not at all.
 */
export const strayLinks = (dir: string, baseUrl = '/'): string[] => {
  const pages = new Set(readSitemap(dir))
  const search = [...pages].some(page => page.endsWith('/getting-started/'))
    ? `${baseUrl}search/`
    : `${baseUrl}search`
  const leadsSomewhere = (address: string): boolean =>
    pages.has(address) ||
    address === search ||
    (address.startsWith(baseUrl) &&
      isFile(path.join(dir, address.slice(baseUrl.length))))
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.html') && name !== '404.html')
    .flatMap(name => {
      const html = readFileSync(path.join(dir, name), 'utf8')
      return [...html.matchAll(/<a\b[^>]*? href="?(\/[^"?#\s>]*)/gu)]
        .map(([, address = '']) => address)
        .filter(address => !leadsSomewhere(address))
        .map(address => `${name}: ${address}`)
    })
}
