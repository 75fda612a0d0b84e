import { expect, test } from 'vitest'
import { cardOf } from './cardOf'

const kindOf = (path: string) =>
  cardOf({ path, title: 'x', description: 'y' }).kind

test('a card says what kind of page it stands for', () => {
  expect(kindOf('docs/api/variables/map')).toBe('Function')
  expect(kindOf('docs/api/type-aliases/Reducer')).toBe('Type')
  expect(kindOf('docs/api/variables')).toBe('API reference')
  expect(kindOf('docs/concepts/reducer')).toBe('Concept')
  expect(kindOf('docs/recipes')).toBe('Guide')
})

test('names from code are set as code, and titles are not', () => {
  const facts = { title: 'x', description: 'y' }
  expect(cardOf({ path: 'docs/api/variables/map', ...facts })).toEqual({
    kind: 'Function',
    isCode: true,
    ...facts,
  })
  expect(cardOf({ path: 'docs/recipes', ...facts }).isCode).toBe(false)
  expect(cardOf({ path: 'docs/api', ...facts }).isCode).toBe(false)
})
