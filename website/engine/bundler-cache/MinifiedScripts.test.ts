import { expect, test, vi } from 'vitest'
import type { Compiler } from './bundlerTypes'
import { MinifiedScripts } from './MinifiedScripts'

const tapsOf = (minimize: boolean): number => {
  const tap = vi.fn()
  const compiler = {
    options: { optimization: { minimize } },
    webpack: { rspackVersion: '1', Compilation: {}, sources: {} },
    hooks: { thisCompilation: { tap } },
  }
  new MinifiedScripts().apply(compiler as unknown as Compiler)
  return tap.mock.calls.length
}

test('a build that does not minify neither takes nor keeps minified scripts', () => {
  expect(tapsOf(false)).toBe(0)
  expect(tapsOf(true)).toBe(1)
})
