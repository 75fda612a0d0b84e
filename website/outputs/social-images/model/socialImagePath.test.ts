import { expect, test } from 'vitest'
import { socialImagePath } from './socialImagePath'

test('a picture is filed under the path of its page', () => {
  expect(socialImagePath('/lfi/docs/recipes', '/lfi/')).toBe(
    'img/social/docs/recipes.png',
  )
})

test('a slash at the end of an address makes no difference', () => {
  expect(socialImagePath('/docs/api/', '/')).toBe('img/social/docs/api.png')
})
