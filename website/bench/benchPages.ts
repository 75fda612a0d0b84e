import { readFileSync, statSync } from 'node:fs'

type BenchPage = {
  name: string
  address: string
  /** By how much scripts and fonts may block it, in milliseconds. */
  blocking?: number
}

const guides = () =>
  [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>(.*?)<\/loc>/gu)]
    .map(([, address]) => new URL(address ?? '').pathname)
    .filter(path => /^\/docs\/(?!api)/u.test(path))

const longestGuide = () =>
  guides()
    .map(address => ({ address, size: statSync(`build${address}.html`).size }))
    .reduce((a, b) => (a.size > b.size ? a : b)).address

/** Home, two guides, a page of the API and the longest guide. */
export const benchPages = (): BenchPage[] => [
  { name: 'home', address: '/', blocking: 33 },
  { name: 'guide', address: '/docs/getting-started' },
  { name: 'recipes', address: '/docs/recipes', blocking: 79 },
  { name: 'API page', address: '/docs/api/variables/map', blocking: 33 },
  { name: 'longest guide', address: longestGuide(), blocking: 79 },
]
