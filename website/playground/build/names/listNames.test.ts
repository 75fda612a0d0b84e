import { beforeAll, expect, test } from 'vitest'
import * as helpers from '../../../examples/helperModule'
import { helperModuleName } from '../../../examples/helperModule/helperModuleTypes'
import { loadApiModel } from '../../../library/loadApiModel'
import type { ApiModel } from '../../../library/model/schema'
import { listNames } from './listNames'

let model: ApiModel

beforeAll(async () => {
  model = await loadApiModel()
  // Extraction takes long where it has not been cached.
}, 180_000)

test('every name of the package is offered with its page and summary', () => {
  const names = listNames(model)
  const map = names.find(({ name }) => name === 'map')
  expect(map).toMatchObject({
    module: 'lfi',
    kind: 'function',
    path: '/docs/api/variables/map',
  })
  expect(names.filter(({ module }) => module === 'lfi')).toHaveLength(
    model.entries.length,
  )
  expect(names.filter(({ summary }) => /\]\(/u.test(summary))).toEqual([])
})

test('the helper module is offered as it is', () => {
  const offered = listNames(model).filter(
    ({ module }) => module === helperModuleName,
  )
  expect(offered.map(({ name }) => name).sort()).toEqual(
    Object.keys(helpers).sort(),
  )
})
