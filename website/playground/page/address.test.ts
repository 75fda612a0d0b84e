import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { decodeShare, encodeShare } from '../share/share'
import { createAddress } from './address'
import { listRecent } from './recent'

const createStorage = () => {
  const entries = new Map<string, string>()
  return {
    getItem: vi.fn((key: string) => entries.get(key) ?? null),
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}

// One for all tests: the storage is looked up once.
const localStorage = createStorage()
const place = { pathname: '/playground', search: '', hash: '' }
let text = { code: '', language: 'ts' as const }
const say = vi.fn()

const codeInAddress = (): string | undefined =>
  decodeShare(place.hash).shared?.code

const follow = () => {
  const address = createAddress({
    read: () => text,
    isOriginal: () => false,
    show: shared => {
      text = { code: shared.code, language: 'ts' }
    },
    say,
  })
  const leave = address.follow()
  return {
    ...address,
    leave,
    type: (code: string): void => {
      text = { code, language: 'ts' }
      address.touch()
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(place, { pathname: '/playground', hash: '' })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('document', new EventTarget())
  localStorage.clear()
  vi.stubGlobal('sessionStorage', createStorage())
  vi.stubGlobal('location', place)
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, url?: string) => {
      const { pathname, hash } = new URL(
        url ?? place.hash,
        `https://lfi.dev${place.pathname}`,
      )
      Object.assign(place, { pathname, hash })
    },
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a key press only sets a timer, and half a second later it is in the address', () => {
  const address = follow()
  localStorage.getItem.mockClear()
  for (let pressed = 0; pressed < 9; pressed++) {
    address.type(`f(${pressed})`)
    vi.advanceTimersByTime(50)
  }
  expect(place.hash).toBe('')
  expect(localStorage.getItem).not.toHaveBeenCalled()
  address.type('f(9)')
  vi.advanceTimersByTime(50)
  expect(codeInAddress()).toBe('f(9)')
  expect(listRecent()[0]).toMatchObject({ hash: place.hash, title: 'f(9)' })
})

test('what was typed a moment before is saved at once, and there after a reload', () => {
  const address = follow()
  address.type('late()')
  address.leave()
  const saved = place.hash
  expect(codeInAddress()).toBe('late()')
  // The reload asks for the address that there was before.
  place.hash = ''
  follow()
  expect(place.hash).toBe(saved)
  expect(text.code).toBe('late()')
})

test('what is typed is written neither to the address of another text nor to that of another page', () => {
  const address = follow()
  address.type('typed()')
  const other = encodeShare({ code: 'other()', language: 'ts' })
  place.hash = other
  address.open()
  expect(place.hash).toBe(other)
  expect(text.code).toBe('other()')

  vi.advanceTimersByTime(1)
  address.type('left()')
  Object.assign(place, { pathname: '/docs', hash: '' })
  address.leave()
  expect(place).toMatchObject({ pathname: '/docs', hash: '' })
  expect(listRecent().map(({ title }) => title)).toEqual(['left()', 'typed()'])
})

test('a text that is replaced, also by Undo, stays in Recent, unless it was there for a moment only', () => {
  const address = follow()
  const replace = (code: string, milliseconds = 500) => {
    address.startEntry()
    address.type(code)
    vi.advanceTimersByTime(milliseconds)
  }
  replace('one()')
  address.type('one(1)')
  replace('', 0)
  replace('moment()', 0)
  replace('two()')
  replace('one(1)')
  replace('two()')
  expect(listRecent().map(({ title }) => title)).toEqual(['two()', 'one(1)'])
})

test('a text that no address is long enough for is told of', () => {
  const address = follow()
  // It compresses well, but no link opens so much.
  address.type('row\n'.repeat(200_000))
  expect(address.save()).toBeUndefined()
  expect(say).toHaveBeenLastCalledWith('kept', expect.stringMatching(/lost/u))
  address.type('short()')
  address.save()
  expect(say).toHaveBeenLastCalledWith('kept', undefined)
})
