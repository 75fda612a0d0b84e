import { expect, test } from 'vitest'
import { steadyMinimizers } from './steadyMinimizers'

class SwcJsMinimizerRspackPlugin {
  _args: unknown[]

  constructor(...parameters: unknown[]) {
    this._args = parameters
  }
}

test('scripts with hashes are minified apart, all others as before', () => {
  const styles = { name: 'styles' }
  const [others, hashed, last] = steadyMinimizers([
    new SwcJsMinimizerRspackPlugin({ minimizerOptions: { ecma: 2020 } }),
    styles,
  ])

  expect(others).toMatchObject({
    _args: [{ exclude: expect.any(RegExp), minimizerOptions: { ecma: 2020 } }],
  })
  expect(hashed).toMatchObject({
    _args: [
      {
        include: expect.any(RegExp),
        minimizerOptions: { ecma: 2020, mangle: { disableCharFreq: true } },
      },
    ],
  })
  expect(last).toBe(styles)
})

test('another minifier is an error', () => {
  expect(() => steadyMinimizers([{}])).toThrow('is no longer there')
})

test('the dev server has no minifier, and needs none', () => {
  expect(steadyMinimizers([])).toEqual([])
})
