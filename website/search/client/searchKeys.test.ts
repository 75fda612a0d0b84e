import { expect, test } from 'vitest'
import { firstQuery } from './searchKeys'

test.each([
  ['m', 'm'],
  ['Enter', ''],
  ['/', ''],
  ['Tab', undefined],
])('%s on the focused button begins the query %j', (key, query) => {
  const pressed = {
    key,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    shiftKey: false,
  }
  expect(firstQuery(pressed)).toBe(query)
  expect(firstQuery({ ...pressed, ctrlKey: true })).toBeUndefined()
})
