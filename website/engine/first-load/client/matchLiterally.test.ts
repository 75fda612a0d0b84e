import fc from 'fast-check'
import pathToRegexp from 'path-to-regexp'
import { expect, it } from 'vitest'
import matchLiterally from './matchLiterally'

const part = fc.constantFrom('docs', 'Docs', 'api', 'map', 'a.b-c_d')
const path = fc
  .tuple(fc.array(part, { maxLength: 3 }), fc.boolean())
  .map(([parts, isFolder]) => `/${parts.join('/')}${isFolder ? '/' : ''}`)
/** As `NavLink` writes a path. */
const escapedPath = path.map(text => text.replaceAll(/[./]/gu, String.raw`\$&`))

it('matches what path-to-regexp matches, in the same places', () => {
  fc.assert(
    fc.property(
      fc.oneof(path, escapedPath, fc.constant('*')),
      fc.oneof(path, fc.webPath()),
      fc.boolean(),
      (route, pathname, end) => {
        const expectedKeys: { name: string | number }[] = []
        const expected = pathToRegexp(route, expectedKeys as never, {
          end,
        }).exec(pathname)
        const keys: { name: string | number }[] = []
        const found = matchLiterally(route, keys, { end }).exec(pathname)
        expect(found).toEqual(expected && [...expected])
        expect(keys.map(({ name }) => name)).toEqual(
          expectedKeys.map(({ name }) => name),
        )
      },
    ),
    { numRuns: 500 },
  )
})

it('names the route that is a pattern', () => {
  expect(() => matchLiterally('/docs/:id', [])).toThrow(
    'The route "/docs/:id" is a pattern',
  )
})
