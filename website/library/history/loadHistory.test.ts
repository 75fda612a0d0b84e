import { beforeAll, expect, test } from 'vitest'
import { observeInstalled } from '../behaviour/loadBehaviour'
import { toRecord } from '../behaviour/model/record'
import { loadApiModel } from '../loadApiModel'
import type { ApiModel } from '../model/schema'
import { applyHistory, describeUnknown } from './applyHistory'
import { loadHistory, loadUpgrade } from './loadHistory'
import { upgradeTo } from './model/compareReleases'
import { moduleOf, readRelease } from './readRelease'

const history = loadHistory()
let model: ApiModel

beforeAll(async () => {
  model = await loadApiModel()
})

const sinceOf = (name: string): string | undefined =>
  model.entries.find(entry => entry.name === name)?.since

test('the table knows every export of the installed package, and its age', () => {
  expect(describeUnknown(model, history)).toBeUndefined()
  for (const { name, since, declared } of model.entries) {
    expect(history.exports, name).toHaveProperty(name)
    expect(since, name).toMatch(/^(?:by )?\d+\.\d+\.\d+$/u)
    expect(declared, name).toMatch(/^(?:by )?\d+\.\d+\.\d+$/u)
  }
})

test('what the table says was removed and not added again is no export', () => {
  const names = new Set(model.entries.map(({ name }) => name))
  const current = Object.entries(history.exports)
    .filter(([, { added, removed = [] }]) => added.length > removed.length)
    .map(([name]) => name)

  expect(current.filter(name => !names.has(name))).toEqual([])
})

test('no page names a version in which it was not, or that nobody had', () => {
  expect(sinceOf('concurIteratorSymbol')).toBe('4.1.2')
  expect(sinceOf('AsAsyncOptions')).toBe('4.1.2')
  expect(sinceOf('map')).toBe('by 0.1.0')
  expect(sinceOf('allConcur')).toBe('0.0.2')
  expect(sinceOf('toArray')).toBe('by 2.0.0')
  expect(sinceOf('filterMap')).toBe('by 2.0.0')
  expect(sinceOf('zip')).toBe('3.8.0')
})

// It runs every function of both. `npm run history` is what changes it.
test.runIf(process.env.UNIT === 'all')(
  'the committed comparison is that of the two installed versions',
  async () => {
    const releases = await Promise.all(
      ['node_modules/lfi-3', 'node_modules/lfi'].map(async folder => ({
        ...readRelease(folder),
        behaviour: toRecord(await observeInstalled(moduleOf(folder))),
      })),
    )

    expect(loadUpgrade()).toEqual(upgradeTo(model.packageVersion, releases))
  },
  240_000,
)

test('each function that changed says when, and how', () => {
  const newest = (name: string): string | undefined =>
    model.entries.find(entry => entry.name === name)?.changes?.at(-1)?.version

  expect(newest('take')).toBe('4.1.2')
  expect(newest('toMax')).toBe('4.1.2')
  expect(newest('lastConcur')).toBe('by 4.1.1')
  expect(newest('mapAsync')).toBeUndefined()
  expect(newest('compose')).toBeUndefined()
})

test('a version that the table does not know keeps the tags, and says so', () => {
  const newer = { ...model, packageVersion: '9.0.0' }

  expect(applyHistory(newer, history)).toBe(newer)
  expect(describeUnknown(newer, history)).toContain(
    "does not know lfi 9.0.0, so pages repeat the package's own @since tags. Run npm run history",
  )
})
