import { beforeEach, expect, test } from 'vitest'
import { createMemoryStorage } from './browserStorage'
import { titleOf } from './draft'
import { createDraftStore, type DraftStore } from './draftStore'
import { draft } from './fixtures/drafts'

let storage: Storage
let store: DraftStore

beforeEach(() => {
  storage = createMemoryStorage()
  store = createDraftStore(storage)
})

test('an unedited text is not kept as a draft', () => {
  store.save(draft('a', 'one'))
  store.save(draft('b', ' \n'))
  expect(store.list()).toEqual([])
})

test('an emptied text leaves what was kept, as a way back', () => {
  store.save(draft('a', 'an hour of work'))
  store.save(draft('a', ' '))
  expect(store.read('a')?.code).toBe('an hour of work')
})

test('no draft goes by itself, however many there are', () => {
  for (let index = 0; index < 105; index++) {
    store.save(draft(`d${index}`, `code ${index}`, index))
  }
  expect(store.list()).toHaveLength(105)
  expect(store.list()[0]?.id).toBe('d104')
})

test('what is not a draft in storage is passed over', () => {
  storage.setItem('lfi.playground.draft.x', '{"id":1}')
  storage.setItem('lfi.playground.draft.y', 'not JSON')
  expect(store.list().map(({ code, isDamaged }) => [code, isDamaged])).toEqual([
    ['{"id":1}', true],
    ['not JSON', true],
  ])
})

test('a draft with a file name that is refused today keeps all its text', () => {
  const files = [
    { name: 'a.ts', code: 'a' },
    { name: `${'b'.repeat(5000)}.ts`, code: 'b' },
    { name: '../c', code: 'c' },
  ]
  storage.setItem(
    'lfi.playground.draft.x',
    JSON.stringify({ ...draft('x', 'main', 5), files }),
  )
  const [rescued] = store.list()
  expect(rescued).toMatchObject({ code: 'main', savedAt: 5, isDamaged: true })
  expect(rescued?.files?.map(({ code }) => code.at(-1))).toEqual([
    'a',
    'b',
    'c',
  ])
  expect(rescued && store.save(rescued)).toBe('saved')
  expect(store.read('x')?.isDamaged).toBeUndefined()
})

test('a draft that finds no room is held as it is now, and said to be', () => {
  const full = createDraftStore(limited(400))
  expect(full.save(draft('x', 'old', 1))).toBe('saved')
  expect(full.isKept('x')).toBe(true)
  expect(full.save(draft('x', 'y'.repeat(500), 2))).toBe('full')
  expect(full.isKept('x')).toBe(false)
  expect(full.read('x')?.code).toHaveLength(500)
  expect(full.list()).toHaveLength(1)
  expect(full.save(draft('x', 'new', 3))).toBe('saved')
  expect(full.isKept('x')).toBe(true)
  expect(createDraftStore(limited(400), false).isKept('x')).toBe(false)
})

/** Storage with room for so many characters, as browsers have it. */
const limited = (room: number): Storage => ({
  ...storage,
  get length() {
    return storage.length
  },
  setItem: (key, value) => {
    const others = Array.from(
      { length: storage.length },
      (_, index) => storage.key(index) ?? '',
    ).filter(other => other !== key)
    const used = others.reduce(
      (sum, other) => sum + (storage.getItem(other) ?? '').length,
      0,
    )
    if (used + value.length > room) {
      throw new DOMException('full', 'QuotaExceededError')
    }
    storage.setItem(key, value)
  },
})

test('a full storage gives up the undo history rather than the code', () => {
  const saved = createDraftStore(limited(400)).save({
    ...draft('a', 'mine'),
    history: 'x'.repeat(500),
  })
  expect(saved).toBe('saved')
  expect(store.read('a')).toMatchObject({ code: 'mine' })
  expect(store.read('a')?.history).toBeUndefined()
})

test('a full storage gives up the histories of older drafts before it refuses', () => {
  store.save({ ...draft('old', 'kept', 1), history: 'x'.repeat(300) })
  expect(createDraftStore(limited(500)).save(draft('new', 'mine', 2))).toBe(
    'saved',
  )
  expect(store.read('old')?.code).toBe('kept')
  expect(store.read('new')?.code).toBe('mine')
})

test('a full storage says so, and every draft stays as it was', () => {
  for (const id of ['a', 'b', 'c']) {
    store.save(draft(id, `draft ${id}`))
  }
  const before = store.list()
  const full = createDraftStore(limited(600))

  expect(full.save(draft('d', 'y'.repeat(600)))).toBe('full')
  expect(full.save(draft('a', 'z'.repeat(600)))).toBe('full')
  expect(store.list()).toEqual(before)
})

test('another version or another file is an edit that is kept', () => {
  store.save({ ...draft('a', 'one'), version: '3.8.0' })
  store.save({
    ...draft('b', 'one', 2),
    files: [{ name: 'a.ts', code: '' }],
  })
  expect(store.list().map(({ id }) => id)).toEqual(['b', 'a'])
  expect(store.read('b')?.files).toHaveLength(1)
  store.save(draft('a', 'one'))
  expect(store.read('a')).toBeUndefined()
})

test.each([
  ["import { map } from 'lfi'\n\nmap(x => x)", 'map(x => x)'],
  ["import {\n  map,\n  pipe,\n} from 'lfi';\n\n// Ages\npipe()", '// Ages'],
  ["import 'lfi'\nimport * as lfi from 'lfi'\n\n  lfi.map()", 'lfi.map()'],
  ['const imported = 1', 'const imported = 1'],
  [
    "const { map } = await import('lfi')",
    "const { map } = await import('lfi')",
  ],
  ["import { map } from 'lfi'\n", 'Only imports'],
])(
  'a draft is called by its first line after the imports: %j',
  (code, title) => {
    expect(titleOf({ code })).toBe(title)
  },
)

test('a draft with a name is called by it, until the name is taken away', () => {
  expect(titleOf({ name: 'Mine', code: 'a()' })).toBe('Mine')
  expect(titleOf({ name: '', code: 'a()' })).toBe('a()')
})
