import { beforeEach, expect, test } from 'vitest'
import { createMemoryStorage } from './browserStorage'
import type { Draft } from './draft'
import { createDraftStore, type DraftStore } from './draftStore'
import { draft, origin } from './fixtures/drafts'
import {
  type OpenRequest,
  openDocument,
  withKnownVersion,
} from './openDocument'

let store: DraftStore

beforeEach(() => {
  store = createDraftStore(createMemoryStorage())
})

const open = (request: Partial<OpenRequest>) =>
  openDocument({
    hash: '',
    link: { kind: 'none' },
    store,
    tabDraft: undefined,
    entryDraft: undefined,
    inUse: new Set(),
    fallback: origin,
    createId: () => 'new',
    ...request,
  })

const link = { kind: 'shared', code: 'linked', language: 'js' } as const

test('without link or draft the example opens', () => {
  expect(open({}).document).toMatchObject({ id: 'new', code: 'one' })
})

test('a reload opens the draft of this tab', () => {
  store.save(draft('a', 'mine', 1))
  store.save(draft('b', 'of the other tab', 2))
  expect(open({ tabDraft: 'a' }).document).toMatchObject({
    id: 'a',
    code: 'mine',
  })
})

test('a visitor who returns goes on in the latest draft', () => {
  store.save(draft('a', 'mine'))
  expect(open({}).document).toMatchObject({ id: 'a', code: 'mine' })
})

test('a second tab goes on in a copy, leaving the first draft alone', () => {
  store.save(draft('a', 'mine'))
  expect(open({ inUse: new Set('a') }).document).toMatchObject({
    id: 'new',
    code: 'mine',
  })
  expect(store.read('a')?.code).toBe('mine')
})

test('a link over a draft keeps both', () => {
  store.save(draft('a', 'mine'))
  const opening = open({ hash: '#h', link, tabDraft: 'a' })
  expect(opening.document).toMatchObject({ id: 'new', code: 'linked' })
  expect(opening.keptDraft).toMatchObject({ id: 'a', code: 'mine' })
})

test('a reload of an edited link keeps the edits', () => {
  const linked = {
    kind: 'link',
    key: '#h',
    code: 'linked',
    language: 'js',
  } as const
  store.save({
    ...draft('a', 'linked and edited'),
    origin: linked,
  })
  expect(open({ hash: '#h', link, entryDraft: 'a' }).document.code).toBe(
    'linked and edited',
  )
})

test('a link that is followed again opens its code, and offers the edits', () => {
  const linked = { key: '#h', code: 'linked', language: 'js' } as const
  store.save({
    ...draft('a', 'edited', 1),
    origin: { ...linked, kind: 'link' },
  })
  store.save(draft('b', 'something else', 2))
  const opening = open({ hash: '#h', link, tabDraft: 'a' })
  expect(opening.document).toMatchObject({ id: 'new', code: 'linked' })
  expect(opening.keptDraft).toMatchObject({ id: 'a', code: 'edited' })
})

test('a damaged link opens the example with a sentence and keeps the draft', () => {
  store.save(draft('a', 'mine'))
  const failure = {
    kind: 'failed',
    reason: 'damaged',
    message: 'Why.',
  } as const
  const opening = open({ hash: '#x', link: failure })
  expect(opening.document.code).toBe('one')
  expect(opening.problem).toBe('Why.')
  expect(opening.keptDraft?.code).toBe('mine')
})

test('the same link in two tabs: each goes on in its own edits', () => {
  const origin = { kind: 'link', key: '#h', code: 'linked', language: 'js' }
  const linked = (id: string, code: string, savedAt: number): Draft => ({
    ...draft(id, code, savedAt),
    origin: { ...origin, kind: 'link', language: 'js' },
  })
  store.save(linked('a', 'of the first tab', 1))
  store.save(linked('b', 'of the second tab', 2))
  const reload = (tabDraft: string, other: string) =>
    open({ hash: '#h', link, entryDraft: tabDraft, inUse: new Set(other) })
      .document

  expect(reload('a', 'b')).toMatchObject({ id: 'a', code: 'of the first tab' })
  expect(reload('b', 'a')).toMatchObject({ id: 'b', code: 'of the second tab' })
})

test('a version that is not here is replaced with a sentence, the current one silently', () => {
  const versions = { current: '4.1.2', others: ['3.8.0'] }
  const opened = (version: string) =>
    withKnownVersion(open({ link: { ...link, version } }), versions)
  expect(opened('3.8.0').document.version).toBe('3.8.0')
  expect(opened('4.1.2').document).not.toHaveProperty('version')
  expect(opened('4.1.2').problem).toBeUndefined()
  expect(opened('9.9.9').document).not.toHaveProperty('version')
  expect(opened('9.9.9').problem).toContain(
    'lfi 9.9.9, which is not available here',
  )
})
