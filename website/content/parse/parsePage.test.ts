import { expect, test } from 'vitest'
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

test('a part of a page has no address, and no title', async () => {
  const part = await parsePage('src/pages/b.mdx', 'Words.')
  expect(part).toMatchObject({ id: 'src/pages/b', title: part.id })
  expect(part.address).toBeUndefined()
})

test('an index has the address of its folder', async () => {
  const index = '---\ndescription: All.\n---\n'
  const addresses = ['docs/index.mdx', 'docs/concepts/index.mdx'].map(
    async file => (await parsePage(file, index)).address,
  )
  expect(await Promise.all(addresses)).toEqual(['/docs', '/docs/concepts'])
})

test('a page that is not valid MDX is named with the line', async () => {
  await expect(parsePage('src/a.mdx', 'One\n\nTwo {')).rejects.toThrow(
    /^src\/a\.mdx:3 is not valid MDX: .* Write a backslash/u,
  )
})

test('a guide without a description is told where to write one', async () => {
  await expect(
    parsePage('docs/a.mdx', '---\ntitle: A\ndescription:\n---\n'),
  ).rejects.toThrow('docs/a.mdx has no description. Write one')
})
