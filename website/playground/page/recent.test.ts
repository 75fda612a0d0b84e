import { beforeEach, expect, test, vi } from 'vitest'
import { keepRecent, listRecent } from './recent'

/** As much of a storage as is used; of so many characters. */
const createStorage = (room = Number.POSITIVE_INFINITY): Storage => {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    clear: () => entries.clear(),
    key: index => [...entries.keys()][index] ?? null,
    getItem: key => entries.get(key) ?? null,
    removeItem: key => void entries.delete(key),
    setItem: (key, value) => {
      const others = [...entries].filter(([name]) => name !== key)
      if ([...others, [key, value]].flat().join('').length > room) {
        throw new DOMException('full', 'QuotaExceededError')
      }
      entries.set(key, value)
    },
  }
}

const hashes = (storage: Storage): string[] =>
  listRecent(storage).map(({ hash }) => hash)

let now = 0

beforeEach(() => {
  now = 0
  vi.spyOn(Date, 'now').mockImplementation(() => ++now)
})

test('the last ten texts are kept, each in the place of what it was before', () => {
  const storage = createStorage()
  for (let text = 1; text <= 12; text++) {
    keepRecent(`#${text}`, 'code', undefined, storage)
  }
  expect(hashes(storage)).toHaveLength(10)
  keepRecent('#12b', 'code', '#12', storage)
  expect(hashes(storage).join(' ')).toBe('#12b #11 #10 #9 #8 #7 #6 #5 #4 #3')
})

test('a text is called by its first line that says something', () => {
  const storage = createStorage()
  const code = "import {\n  map,\n} from 'lfi'\n\n  // Doubled\nmap(n => n)"
  keepRecent('#1', code, undefined, storage)
  keepRecent('#2', "import 'lfi'", undefined, storage)
  expect(listRecent(storage).map(({ title }) => title)).toEqual([
    'Only imports',
    '// Doubled',
  ])
})

test('without room the others stay, and the text before it', () => {
  const storage = createStorage(200)
  expect(keepRecent('#1', 'one', undefined, storage)).toBe(true)
  expect(keepRecent('#2', 'two', undefined, storage)).toBe(true)
  const long = `#${'x'.repeat(200)}`
  expect(keepRecent(long, 'two', '#2', storage)).toBe(false)
  expect(hashes(storage).toSorted()).toEqual(['#1', '#2'])
})

test('what is damaged in the storage is left out', () => {
  const storage = createStorage()
  storage.setItem('lfi.playground.recent.#1', 'not JSON')
  storage.setItem('lfi.playground.recent.#2', '{"title":1}')
  storage.setItem('other', '{}')
  keepRecent('#3', 'code', undefined, storage)
  expect(hashes(storage)).toEqual(['#3'])
})
