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
