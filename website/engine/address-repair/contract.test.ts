import { expect, test } from 'vitest'
import { checkRouter, installedRouter } from './checkRouter'

test('the installed router is still as this patch expects it', () => {
  const router = installedRouter()

  expect(() => checkRouter(router)).not.toThrow()
  expect(router.createLocation('/50%25')).toMatchObject({ pathname: '/50%' })
})

test('a router that can take such addresses ends the build with a sentence', () => {
  const router = installedRouter()

  expect(() =>
    checkRouter({ ...router, createLocation: address => address }),
  ).toThrow('engine/address-repair keeps paths that cannot be decoded')
  expect(() => checkRouter({ ...router, scroller: '' })).toThrow(
    'engine/address-repair rewrites hashes that cannot be decoded',
  )
})
