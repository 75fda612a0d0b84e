import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fencesOf } from '../model/schema'
import { parsePage } from './parsePage'

const source = `---
title: "Recipes: all"
description: Common tasks.
tags: [a, b]
---

import X from './x'

Opening words with \`code\` and a [link](/docs/api/variables/map).

## Batch requests

:::tip
Send *ten* at once. <X of="a" href="/docs/x" />
:::

<Steps
  steps={[
    { code: 'slice(1)', isDone: 2 > 1 },
  ]}
/>

\`\`\`js title="a b" {1}
// ## no heading
one()

two()
\`\`\`

### Slowly {/* #slow */}

| One | Two |
|---|---|
| a | \`b\` |

## Batch requests

- An item

  ~~~ts
  if (a) {
    b()
  }
  ~~~
`

test('a page is read as sections with their anchors, words, fences and links', async () => {
  expect(await parsePage('docs/concepts/recipes.mdx', source)).toEqual({
    file: 'docs/concepts/recipes.mdx',
    id: 'concepts/recipes',
    address: '/docs/concepts/recipes',
    title: 'Recipes: all',
    description: 'Common tasks.',
    frontMatter: {
      title: 'Recipes: all',
      description: 'Common tasks.',
      tags: ['a', 'b'],
    },
    sections: [
      {
        level: 1,
        title: 'Recipes: all',
        id: '',
        text: 'Opening words with code and a link.',
        fences: [],
      },
      {
        level: 2,
        title: 'Batch requests',
        id: 'batch-requests',
        text: 'Send ten at once.',
        fences: [
          {
            language: 'js',
            meta: 'title="a b" {1}',
            code: '// ## no heading\none()\n\ntwo()',
            line: 24,
            indent: '',
          },
        ],
      },
      {
        level: 3,
        title: 'Slowly',
        id: 'slow',
        text: 'One Two a b',
        fences: [],
      },
      {
        level: 2,
        title: 'Batch requests',
        id: 'batch-requests-1',
        text: 'An item',
        fences: [
          {
            language: 'ts',
            meta: '',
            code: 'if (a) {\n  b()\n}',
            line: 41,
            indent: '  ',
          },
        ],
      },
    ],
  })
})

test('a longer fence may hold a shorter one', async () => {
  const page = await parsePage('src/a.mdx', '````md\n```js\na()\n```\n````')
  expect(fencesOf(page).map(({ code }) => code)).toEqual(['```js\na()\n```'])
})

test('a page without a title is called by its first heading, or else its id', async () => {
  const titled = await parsePage('src/a.mdx', '# The `map` page\n\nWords.')
  expect(titled).toMatchObject({
    title: 'The map page',
    sections: [{ title: 'The map page', text: 'Words.' }],
  })
  expect((await parsePage('src/b.mdx', 'Words.')).title).toBe('src/b')
})

test('a post or a part of a page has no address', async () => {
  const post = await parsePage('blog/2026-01-01-news.md', 'Set<T> {1}')
  expect(post).toMatchObject({ id: 'blog/2026-01-01-news', title: post.id })
  expect(post.address).toBeUndefined()
})

test('a page that is not valid MDX is named with the line', async () => {
  await expect(parsePage('src/a.mdx', 'One\n\nTwo {')).rejects.toThrow(
    /^src\/a\.mdx:3 is not valid MDX: .* Write a backslash/u,
  )
})

const line = fc.stringMatching(/^[\w ;='"#*>[\](){}|-]{0,30}$/u)
const fence = fc.record({
  language: fc.constantFrom('js', 'ts', 'output', 'bash'),
  meta: fc.constantFrom('', 'unordered', 'title="a b"', '{1,3-5} throws'),
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  prefix: fc.constantFrom('', 'Words.', '## Heading', '- item'),
  mark: fc.constantFrom('```', '~~~', '`````'),
})

test('what is fenced comes back as it was written, on its line', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fence, { maxLength: 5 }), async fences => {
      const written: string[] = []
      const expected = fences.map(({ language, meta, lines, prefix, mark }) => {
        const opening = `${mark}${language} ${meta}`.trimEnd()
        written.push(...(prefix ? [prefix, ''] : []), opening)
        const start = written.length + 1
        written.push(...lines, mark, '')
        return { language, meta, code: lines.join('\n'), line: start }
      })
      const page = await parsePage('src/a.mdx', written.join('\n'))
      expect(fencesOf(page)).toMatchObject(expected)
      expect(fencesOf(page)).toHaveLength(expected.length)
    }),
    { numRuns: 30 },
  )
})

test('a guide without a description is told where to write one', async () => {
  await expect(
    parsePage('docs/a.mdx', '---\ntitle: A\ndescription:\n---\n'),
  ).rejects.toThrow('docs/a.mdx has no description. Write one')
})
