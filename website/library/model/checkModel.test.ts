import { expect, test } from 'vitest'
import { checkModel } from './checkModel'
import type { ApiModel, FunctionEntry, TypeEntry } from './schema'

const entry: FunctionEntry = {
  kind: 'function',
  name: 'map',
  category: 'Transforms',
  since: '1.0.0',
  summary: 'Transforms.',
  remarks: '',
  throws: [],
  examples: [],
  path: '/docs/api/variables/map',
  sourceUrl: '',
  flavour: 'plain',
  family: 'map',
  signatures: [{ typeParameters: [], parameters: [], returns: 'void' }],
  overloads: [{ typeParameters: [], parameters: [], returns: 'void' }],
  elided: 0,
  callForms: ['map()'],
  curriesFirstOverloadOnly: false,
  importCost: 1,
}

const modelOf = (changes: Partial<FunctionEntry>): ApiModel => ({
  packageName: 'lfi',
  packageVersion: '4.1.2',
  author: 'Somebody',
  license: 'MIT',
  totalCost: 1,
  helpers: [],
  entries: [{ ...entry, ...changes }],
})

const required = { functions: ['map'], types: [] }

test('a model that has everything has no problems', () => {
  expect(checkModel(modelOf({}), required)).toEqual([])
})

test('a required name that the package lacks is named', () => {
  expect(
    checkModel(modelOf({}), { functions: ['filter'], types: ['Reducer'] }),
  ).toEqual([
    'lfi 4.1.2 exports no value "filter", which data/specificationNames.ts asks for. Install a version that has it, or take the name off the list.',
    'lfi 4.1.2 exports no type "Reducer", which data/specificationNames.ts asks for. Install a version that has it, or take the name off the list.',
  ])
})

test('an export without a summary or a category is named', () => {
  expect(checkModel(modelOf({ summary: '', category: '' }), required)).toEqual([
    'lfi exports "map" without a summary: its documentation comment is empty or missing, so its page would say nothing.',
    'lfi exports "map" without a @category, so no index would list it.',
  ])
})

const typeEntry: TypeEntry = {
  kind: 'type',
  name: 'Reducer',
  category: 'Reducers',
  since: '1.0.0',
  summary: 'Reduces.',
  remarks: '',
  throws: [],
  examples: [],
  path: '/docs/api/type-aliases/Reducer',
  sourceUrl: '',
  typeParameters: [],
  definition: '{}',
  members: [],
  takenBy: [],
  returnedBy: [],
}

const model = modelOf({})
const withType: ApiModel = {
  ...model,
  entries: [...model.entries, typeEntry],
}

test('a type is no function, and the other way round', () => {
  const names = { functions: ['map'], types: ['Reducer'] }
  expect(checkModel(withType, names)).toEqual([])
  expect(
    checkModel(withType, { functions: ['Reducer'], types: ['map'] }),
  ).toHaveLength(2)
})
