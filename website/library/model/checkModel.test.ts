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

test('a link to a page or a member that does not exist is named', () => {
  expect(
    checkModel(
      modelOf({
        summary: 'See [it](/docs/api/variables/nothing).',
        remarks: 'Or [this](/docs/api/variables/map#member).',
      }),
      required,
    ),
  ).toEqual([
    'The text of "map" links to /docs/api/variables/nothing, which does not exist.',
    'The text of "map" links to /docs/api/variables/map#member, which does not exist.',
  ])
})

const member = {
  name: 'Add',
  type: 'void',
  optional: false,
  description: '',
  throws: [],
  examples: [],
}
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
  members: [member],
  takenBy: [],
  returnedBy: [],
}

const withType = (changes: Partial<TypeEntry>, summary = 'Transforms.') => {
  const model = modelOf({ summary })
  return {
    ...model,
    entries: [...model.entries, { ...typeEntry, ...changes }],
  }
}

test('a type is no function, and the other way round', () => {
  const names = { functions: ['map'], types: ['Reducer'] }
  expect(checkModel(withType({}), names)).toEqual([])
  expect(
    checkModel(withType({}), { functions: ['Reducer'], types: ['map'] }),
  ).toHaveLength(2)
})

test('links may lead to members, and to other sites', () => {
  const summary =
    'See [add](/docs/api/type-aliases/Reducer#add), [a guide](/docs/recipes) and [it](https://example.com/docs/api/x).'
  expect(checkModel(withType({}, summary), required)).toEqual([])
})

test('the texts of members are looked at too', () => {
  const linked = {
    ...member,
    description: '[Gone](/docs/api/variables/gone).',
    throws: ['[Lost](/docs/api/variables/lost).'],
  }
  expect(checkModel(withType({ members: [linked] }), required)).toEqual([
    'The text of "Reducer" links to /docs/api/variables/gone, which does not exist.',
    'The text of "Reducer" links to /docs/api/variables/lost, which does not exist.',
  ])
})
