import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { Store } from './Store'

const saved = (entries: Readonly<Record<string, string>>): string => {
  const name = `test-${randomUUID()}`
  const store = new Store<string>(name)
  for (const [key, value] of Object.entries(entries)) {
    store.set(key, value)
  }
  store.save()
  return name
}

test('what was made once is not made again', () => {
  const name = saved({ a: 'one' })
  const make = vi.fn(() => 'two')
  const store = new Store<string>(name)

  expect(store.getOrMake('a', make)).toBe('one')
  expect(store.getOrMake('b', make)).toBe('two')
  expect(make).toHaveBeenCalledTimes(1)
})

test('saving forgets what nobody asked for', () => {
  const name = saved({ a: 'one', b: 'two' })
  const store = new Store<string>(name)
  store.get('a')
  store.save()

  expect(new Store<string>(name).get('a')).toBe('one')
  expect(new Store<string>(name).get('b')).toBeUndefined()
})

test('adding keeps what another process saved meanwhile', () => {
  const name = saved({})
  const first = new Store<string>(name)
  const second = new Store<string>(name)
  first.set('a', 'one')
  second.set('b', 'two')
  first.add()
  second.add()

  expect(new Store<string>(name).get('a')).toBe('one')
  expect(new Store<string>(name).get('b')).toBe('two')
})
