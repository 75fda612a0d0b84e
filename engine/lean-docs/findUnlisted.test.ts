import { expect, test } from 'vitest'
import { findUnlisted } from './findUnlisted'

test('a document that no sidebar lists is named, with what to write where', () => {
  expect(
    findUnlisted([
      { id: 'a', source: '@site/docs/a.mdx', sidebar: 'docs' },
      { id: 'concepts/b', source: '@site/docs/concepts/b.mdx' },
    ]),
  ).toEqual([
    "docs/concepts/b.mdx is in no sidebar, so that no list leads to it. Add 'concepts/b' to sidebars.ts.",
  ])
})
