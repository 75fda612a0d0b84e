import { expect, test } from 'vitest'
import { bundleSizes } from './bundleSizes'
import {
  type BundleSizes,
  describeBundlers,
  keepsEverything,
} from './model/bundleSizes'

const sizes: BundleSizes = bundleSizes()

test('four bundlers are measured, and more imports never cost less', () => {
  expect(sizes.bundlers.map(({ bundler }) => bundler).sort()).toEqual([
    'Rolldown',
    'Rollup',
    'Rspack',
    'esbuild',
  ])
  for (const { one, five, all } of sizes.bundlers) {
    expect(one).toBeGreaterThan(100)
    expect(five).toBeGreaterThan(one)
    expect(all).toBeGreaterThan(five)
  }
})

test('each bundler is said to keep what it keeps', () => {
  const text = describeBundlers(sizes)
  for (const one of sizes.bundlers) {
    const [dropping = '', keeping = ''] = text.split('only the functions')
    expect(keepsEverything(one) ? keeping : dropping).toContain(one.bundler)
  }
})

test('sentences fit one bundler, several and none', () => {
  const one = { bundler: 'A', version: '1', one: 1, five: 2, all: 100 }
  const keeping = { ...one, bundler: 'B', five: 99, usedBy: 'C' }
  const describe = (...bundlers: (typeof one)[]): string =>
    describeBundlers({ ...sizes, bundlers })

  expect(describe(one)).toBe('A keeps only the functions that you import.')
  expect(describe(keeping)).toContain('B (C) keeps nearly all of lfi')
  expect(describe(one, { ...one, bundler: 'D' })).toContain('A and D keep only')
})
