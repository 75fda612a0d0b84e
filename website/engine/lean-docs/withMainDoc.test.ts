import { expect, test } from 'vitest'
import { withMainDoc } from './withMainDoc'

test('data without versions is an error', () => {
  expect(() => withMainDoc({ path: '/docs' }, 'a')).toThrow('there are none')
})

test('every version has the main document, and keeps the rest', () => {
  const data = {
    path: '/docs',
    versions: [{ name: 'current', mainDocId: 'index' }],
  }

  expect(withMainDoc(data, 'getting-started')).toEqual({
    path: '/docs',
    versions: [{ name: 'current', mainDocId: 'getting-started' }],
  })
})
