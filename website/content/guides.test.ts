import { beforeAll, expect, test } from 'vitest'
import sidebars from '../sidebars'
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

test('headings follow each other without a gap in their levels', () => {
  const gaps = guides.flatMap(({ file, sections }) =>
    sections
      .filter(({ level }, at) => level > (sections[at - 1]?.level ?? 0) + 1)
      .map(({ title }) => `${file}: ${title}`),
  )
  expect(gaps).toEqual([])
})
