import fc from 'fast-check'
import original, { type Key } from 'path-to-regexp'
import { expect, test } from 'vitest'
import pathToRegexp from './pathToRegexp'

const path = fc
  .array(fc.constantFrom('docs', 'Docs', 'api', 'map.md', 'a-b'), {
    maxLength: 3,
  })
  .chain(parts =>
    fc.constantFrom(`/${parts.join('/')}`, `/${parts.join('/')}/`),
  )

/** As react-router-dom's NavLink does it. */
const withBackslashes = (route: string): string =>
  route.replace(/([.+*?=^!:${}()[\]|/\\])/gu, '\\$1')

const options = fc.record({
  end: fc.boolean(),
  strict: fc.boolean(),
  sensitive: fc.boolean(),
})

test('literal addresses match as they do with path-to-regexp', () => {
  fc.assert(
    fc.property(
      path,
      path,
      options,
      fc.boolean(),
      (address, pathname, how, isEscaped) => {
        const route = isEscaped ? withBackslashes(address) : address
        const expected = original(route, [], how).exec(pathname)
        const match = pathToRegexp(route, [], how).exec(pathname)

        expect(match && [...match]).toEqual(expected && [...expected])
      },
    ),
    { numRuns: 3000 },
  )
})

test('what no page matches is matched, with a name, by the last route', () => {
  const keys: object[] = []
  const expectedKeys: Key[] = []
  const match = pathToRegexp('*', keys).exec('/docs/nothing')
  const expected = original('*', expectedKeys).exec('/docs/nothing')

  expect(match).toEqual([...(expected ?? [])])
  expect(keys).toMatchObject(expectedKeys.map(() => ({ name: 0 })))
  expect(pathToRegexp.compile('/docs')()).toBe('/docs')
})
