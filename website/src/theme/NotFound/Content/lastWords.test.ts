import { expect, test } from 'vitest'
import { lastWords } from './lastWords'

test.each([
  ['/docs/api/variables/groupBy', 'groupBy'],
  ['/docs/group-by_key.html', 'group by key'],
  ['/docs/recipes/sliding%20window/', 'sliding window'],
  ['/', ''],
  ['/docs/%E0%A4%A', ''],
  [`/${'x'.repeat(90)}`, 'x'.repeat(64)],
])('%s asks for "%s"', (pathname, words) => {
  expect(lastWords(pathname)).toBe(words)
})
