import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { decodeShare } from '../share/decodeShare'
import { followText } from './address'
import { listRecent } from './recent'

const createStorage = () => {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: vi.fn((key: string) => entries.get(key) ?? null),
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

// One for all tests: the storage is looked up once.
const localStorage = createStorage()
const place = { pathname: '/playground', search: '', hash: '' }
let text = { code: '', language: 'ts' as const }
const kept = vi.fn()

const codeInAddress = async (): Promise<string | undefined> =>
  (await decodeShare(place.hash)).shared?.code

const follow = () => {
  const address = followText({
    read: () => text,
    isEdited: () => true,
    onKept: kept,
  })
  address.enter(place.hash)
  return {
    ...address,
    type: (code: string): void => {
      text = { code, language: 'ts' }
      address.touch()
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(place, { pathname: '/playground', hash: '' })
  vi.stubGlobal('window', { localStorage })
  vi.stubGlobal('sessionStorage', createStorage())
  vi.stubGlobal('location', place)
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, url: string) => {
      const { pathname, hash } = new URL(url, 'https://lfi.dev')
      Object.assign(place, { pathname, hash })
    },
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a key press only sets a timer; a pause, or two seconds, end in the address', async () => {
  const address = follow()
  localStorage.getItem.mockClear()
  for (let pressed = 0; pressed < 9; pressed++) {
    address.type(`f(${pressed})`)
    vi.advanceTimersByTime(200)
  }
  expect(place.hash).toBe('')
  expect(localStorage.getItem).not.toHaveBeenCalled()
  address.type('f(9)')
  vi.advanceTimersByTime(200)
  await vi.waitFor(() => expect(kept).toHaveBeenCalled())
  expect(await codeInAddress()).toBe('f(9)')
  expect(listRecent()[0]).toMatchObject({ hash: place.hash, title: 'f(9)' })
})

test('what was typed a moment before is saved at once, and there after a reload', async () => {
  const address = follow()
  address.type('late()')
  address.quit()
  const saved = place.hash
  expect(await codeInAddress()).toBe('late()')
  // The reload asks for the address that there was before.
  place.hash = ''
  follow().resume()
  expect(place.hash).toBe(saved)
})

test('a slow save overwrites neither the address of another text nor that of another page', async () => {
  const address = follow()
  address.type('slow()')
  const saving = address.save()
  place.hash = '#v1.ts.other'
  address.enter(place.hash)
  await saving
  expect(place.hash).toBe('#v1.ts.other')

  address.type('left()')
  place.pathname = '/docs'
  place.hash = ''
  address.quit()
  expect(place).toMatchObject({ pathname: '/docs', hash: '' })
  expect(listRecent().map(({ title }) => title)).toContain('left()')
})
