import { expect, test } from 'vitest'
import { firstQuery, typeAhead } from './searchKeys'

const key = (name: string, ctrlKey = false) => ({
  key: name,
  ctrlKey,
  altKey: false,
  metaKey: false,
  shiftKey: false,
})

const type = (keys: readonly string[]) =>
  keys.reduce<ReturnType<typeof typeAhead>>(
    (asked, name) => asked && typeAhead(key(name), asked),
    { query: '', isSubmitted: false },
  )

test('keys typed ahead make the query, and Enter submits it', () => {
  expect(type(['m', 'a', 'x', 'Backspace', 'p'])).toEqual({
    query: 'map',
    isSubmitted: false,
  })
  expect(type(['m', 'Enter'])).toEqual({ query: 'm', isSubmitted: true })
  expect(type(['Enter'])).toEqual({ query: '', isSubmitted: false })
  expect(type(['m', 'Enter', 'a'])?.isSubmitted).toBe(false)
})

test('Escape ends the asking, and other keys leave it as it is', () => {
  const asked = { query: 'm', isSubmitted: false }
  expect(typeAhead(key('Escape'), asked)).toBeUndefined()
  expect(typeAhead(key('ArrowDown'), asked)).toBe(asked)
  expect(typeAhead(key('c', true), asked)).toBe(asked)
})

test('a letter on the focused button begins a query, Tab does not', () => {
  expect(firstQuery(key('m'))).toBe('m')
  expect(firstQuery(key('Enter'))).toBe('')
  expect(firstQuery(key('/'))).toBe('')
  expect(firstQuery(key('Tab'))).toBeUndefined()
  expect(firstQuery(key('k', true))).toBeUndefined()
})
