import { expect, test } from 'vitest'
import sidebars from '../sidebars'
import { loadContent } from './loadContent'
import { isGuide } from './model/schema'

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
test('a menu leads to every guide', async () => {
  const guides = (await loadContent('website')).filter(isGuide)
  const listed = new Set(idsIn(sidebars))
  const lost = guides.filter(
    ({ id, frontMatter }) =>
      !(listed.has(id) || 'displayed_sidebar' in frontMatter),
  )
  expect(lost.map(({ file }) => file)).toEqual([])
})
