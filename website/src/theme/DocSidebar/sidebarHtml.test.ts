import type { PropSidebarItem } from '@docusaurus/plugin-content-docs'
import { expect, test, vi } from 'vitest'
import { hasLongGroup, sidebarHtml } from './sidebarHtml'

// The theme's own is part of an app, which is not there.
vi.mock('@docusaurus/plugin-content-docs/client', () => {
  const isActiveSidebarItem = (item: PropSidebarItem, path: string): boolean =>
    item.type === 'category'
      ? item.items.some(one => isActiveSidebarItem(one, path))
      : item.type === 'link' && item.href === path
  return { isActiveSidebarItem }
})

const link = (number: number): PropSidebarItem => ({
  type: 'link',
  label: `Page ${number}`,
  href: `/docs/page-${number}`,
})

const sidebarOf = (count: number): PropSidebarItem[] => [
  link(0),
  {
    type: 'category',
    label: 'More',
    collapsible: true,
    collapsed: true,
    items: Array.from({ length: count }, (_, index) => link(index + 1)),
  },
]

const addressesIn = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/gu)].map(([, href = '']) => href)

test('a group of the usual length is on every page, to be opened', () => {
  const html = sidebarHtml(sidebarOf(60), '/docs/page-0', false)

  expect(addressesIn(html)).toHaveLength(61)
  expect(hasLongGroup(sidebarOf(60))).toBe(false)
  expect(hasLongGroup(sidebarOf(61))).toBe(true)
  expect(html).toContain('aria-expanded="false"')
})

test('elsewhere a long group is a link to its first page', () => {
  const html = sidebarHtml(sidebarOf(500), '/docs/page-0', false)

  expect(addressesIn(html)).toEqual(['/docs/page-0', '/docs/page-1'])
  expect(html).toContain('>More<')
})

test('in a long group stand the pages nearby, and a way to the others', () => {
  const html = sidebarHtml(sidebarOf(500), '/docs/page-250', false)
  const found = addressesIn(html)

  expect(html).toContain('href="/docs/page-250" aria-current="page"')
  expect(found).toHaveLength(1 + 60 + 2)
  expect(html).toContain('219 before these')
  expect(html.match(/data-step/gu)).toHaveLength(2)
  expect(html).toContain('221 after these')
  expect(
    addressesIn(sidebarHtml(sidebarOf(500), '/docs/page-500', false)),
  ).toHaveLength(1 + 60 + 1)
})

test('ten times the pages make no longer sidebar', () => {
  const size = (count: number) =>
    sidebarHtml(sidebarOf(count), '/docs/page-70', false).length

  expect(size(5000) - size(500)).toBeLessThan(10)
})

test.each([
  [true, '/docs/page-0/'],
  [false, '/docs/page-0'],
])(
  'with a trailing slash: %s, links and the current page have it',
  (trailingSlash, address) => {
    const slashed = { ...link(0), href: '/docs/page-0/' }
    for (const item of [link(0), slashed]) {
      for (const path of ['/docs/page-0', '/docs/page-0/']) {
        expect(sidebarHtml([item], path, trailingSlash)).toContain(
          `href="${address}" aria-current="page"`,
        )
      }
    }
  },
)
