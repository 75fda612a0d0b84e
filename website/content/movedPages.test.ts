import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { movedPages } from '../data/movedPages'
import { loadContent } from './loadContent'

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

test('each page that moved is gone, and leads to a page and a heading that are there', async () => {
  const pages = await loadContent('website')
  for (const [from, to] of Object.entries(movedPages)) {
    const [id, anchor = ''] = to.split('#')
    const page = pages.find(({ id: other }) => other === (id || 'index'))
    const headings = page?.sections.map(section => section.id)
    expect(headings, `/docs/${from}`).toContain(anchor)
    expect(existsSync(`website/docs/${from}.mdx`), from).toBe(false)
  }
})

test('a guide links to each section that it had and another page has now', () => {
  for (const [guide, anchors] of Object.entries(movedSections)) {
    const text = readFileSync(`website/docs/${guide}.mdx`, 'utf8')
    for (const anchor of anchors.split(/\s+/u)) {
      expect(text).toMatch(new RegExp(`\\]\\(/docs/[^)]*[/#]${anchor}\\)`, 'u'))
    }
  }
})
