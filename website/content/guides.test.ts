import { existsSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { movedPages } from '../data/movedPages'
import sidebars from '../sidebars'
import { anchorsOf } from './fixtures/anchorsOf'
import { loadContent } from './loadContent'
import { type Guide, isGuide } from './model/schema'

let guides: Guide[]

beforeAll(async () => {
  guides = (await loadContent('website')).filter(isGuide)
})

/** The ids that a sidebar names, however deep. */
const idsIn = (item: unknown): string[] => {
  if (typeof item === 'string') {
    return [item]
  }
  return typeof item === 'object' && item !== null
    ? Object.values(item).flatMap(idsIn)
    : []
}

/** Recipes and hazards are listed by their index page, others by sidebars.ts. */
test('a menu leads to every guide', () => {
  const listed = new Set(idsIn(sidebars))
  const lost = guides.filter(
    ({ id, frontMatter }) =>
      !(listed.has(id) || 'displayed_sidebar' in frontMatter),
  )
  expect(lost.map(({ file }) => file)).toEqual([])
})

test('a guide has the id and the address of its file', () => {
  const others = guides.filter(
    ({ frontMatter: { id, slug } }) => id ?? (slug && slug !== '/'),
  )
  expect(others.map(({ file }) => file)).toEqual([])
})

test('headings follow each other without a gap in their levels', () => {
  const gaps = guides.flatMap(({ file, sections }) =>
    sections
      .filter(({ level }, at) => level > (sections[at - 1]?.level ?? 0) + 1)
      .map(({ title }) => `${file}: ${title}`),
  )
  expect(gaps).toEqual([])
})

test('each page that moved is gone, and leads to a page and a heading that are there', () => {
  const anchors = anchorsOf(guides)
  for (const [from, to] of Object.entries(movedPages)) {
    const [id = '', anchor = ''] = to.split('#')
    const address = `/docs/${id}`.replace(/\/$/u, '')
    expect(anchors.get(address), `/docs/${from}`).toContain(anchor)
    expect(existsSync(`website/docs/${from}.mdx`), from).toBe(false)
  }
})

/** Sections that moved to another page, by the guide that links to them. */
const movedSections = {
  recipes: 'group-by-a-key retry-what-fails find-broken-links',
  'watch-out': `values-lost-after-take unhandled-rejections empty-concur
    closing-generators reads-ahead optional-reducers-async overlapping-callbacks
    reads-everything cache-readers hidden-failures endless-concur ties-and-nan
    aggregate-errors smaller-things`,
  'concepts/concurrent-iterable': `order errors stopping-early
    limits-of-concurrency backpressure`,
}

test('a guide links to each section that it had and another page has now', () => {
  for (const [guide, anchors] of Object.entries(movedSections)) {
    const text = readFileSync(`website/docs/${guide}.mdx`, 'utf8')
    for (const anchor of anchors.split(/\s+/u)) {
      expect(text).toMatch(new RegExp(`\\]\\(/docs/[^)]*[/#]${anchor}\\)`, 'u'))
    }
  }
})
