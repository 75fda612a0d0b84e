import { expect, test } from 'vitest'
import { internalPath } from './internalPath'

const link = (href: string, target = '') => ({
  getAttribute: () => href,
  target,
})
const click = {
  altKey: false,
  button: 0,
  ctrlKey: false,
  defaultPrevented: false,
  metaKey: false,
  shiftKey: false,
}

test('a plain click on an internal link is the router’s', () => {
  expect(internalPath(link('/docs/recipes'), click)).toBe('/docs/recipes')
})

test.each([
  ['another host', link('https://example.com'), click],
  ['another host without a scheme', link('//example.com'), click],
  ['a link within the page', link('#signature'), click],
  ['a link to a new tab', link('/docs', '_blank'), click],
  ['a click with Ctrl', link('/docs'), { ...click, ctrlKey: true }],
  ['a middle click', link('/docs'), { ...click, button: 1 }],
])('%s is the browser’s', (_, anchor, event) => {
  expect(internalPath(anchor, event)).toBeUndefined()
})
