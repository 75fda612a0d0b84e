import { beforeEach, expect, test, vi } from 'vitest'
import { addFavourite, forget, readStoredHits, remember } from './storedHits'

const hit = (url: string) => ({ url, title: url, context: '' })
const urls = () => {
  const { recent, favourites } = readStoredHits()
  return [recent, favourites].map(list => list.map(({ url }) => url))
}

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('a remembered hit keeps its filter', () => {
  const url = '/docs/api/behaviour?closes.break=closes'
  remember(hit(url))
  expect(urls()).toEqual([[url], []])
})

test('the last seven are recent, each once; four beside favourites', () => {
  for (const url of ['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/8', '/2']) {
    remember(hit(url))
  }
  expect(urls()).toEqual([['/2', '/8', '/7', '/6', '/5', '/4', '/3'], []])
  addFavourite(hit('/8'))
  remember(hit('/8'))
  expect(urls()).toEqual([['/2', '/7', '/6', '/5'], ['/8']])
  forget('favourites', hit('/8'))
  expect(urls()[1]).toEqual([])
})

test('what is stored and leads nowhere is left out', () => {
  const bad = ['javascript:alert(1)', '//evil.example', 'map'].map(hit)
  localStorage.setItem(
    'lfi.search.recent',
    JSON.stringify([...bad, null, { url: '/a' }, hit('/b')]),
  )
  expect(urls()).toEqual([['/b'], []])
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  localStorage.setItem('lfi.search.recent', '{')
  expect(urls()).toEqual([[], []])
})
