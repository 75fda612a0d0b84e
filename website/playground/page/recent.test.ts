import { expect, test } from 'vitest'
import { keepRecent, listRecent } from './recent'

/** As much of a storage as is used; of so many characters. */
const createStorage = (room = Number.POSITIVE_INFINITY): Storage => {
  let stored: string | null = null
  return {
    getItem: () => stored,
    setItem: (_: string, value: string) => {
      if (value.length > room) {
        throw new DOMException('full', 'QuotaExceededError')
      }
      stored = value
    },
  } as unknown as Storage
}

const hashes = (storage: Storage): string[] =>
  listRecent(storage).map(({ hash }) => hash)

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
  expect(hashes(storage)).toEqual(['#2', '#1'])
})

test('what is damaged in the storage is left out', () => {
  const storage = createStorage()
  storage.setItem('', 'not JSON')
  expect(listRecent(storage)).toEqual([])
  storage.setItem('', '[{"title":1},null]')
  keepRecent('#3', 'code', undefined, storage)
  expect(hashes(storage)).toEqual(['#3'])
})
