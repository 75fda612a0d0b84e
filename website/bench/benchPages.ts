import { longestGuide } from '../tests/support/readSitemap'

type BenchPage = {
  name: string
  address: string
  /** By how much scripts and fonts may block it, in milliseconds. */
  blocking?: number
}

export const benchPages = (): BenchPage[] => [
  { name: 'home', address: '/', blocking: 33 },
  { name: 'guide', address: '/docs/getting-started' },
  { name: 'recipes', address: '/docs/recipes', blocking: 79 },
  { name: 'API page', address: '/docs/api/variables/map', blocking: 33 },
  { name: 'longest guide', address: longestGuide(), blocking: 79 },
]
