import { expect, test } from 'vitest'
import { sidebarHtml } from './sidebarHtml'

const item = (href: string) => ({ type: 'link', label: 'Page', href }) as const

test.each([
  [true, '/docs/page-0/'],
  [false, '/docs/page-0'],
])(
  'with a trailing slash: %s, links and the current page have it',
  (trailingSlash, address) => {
    for (const href of ['/docs/page-0', '/docs/page-0/']) {
      for (const path of ['/docs/page-0', '/docs/page-0/']) {
        expect(sidebarHtml([item(href)], path, trailingSlash)).toContain(
          `href="${address}" aria-current="page"`,
        )
      }
    }
  },
)
