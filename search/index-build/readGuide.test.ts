import { expect, test } from 'vitest'
import { readGuide } from './readGuide'

const source = `---
title: Recipes
description: Common tasks.
---

import X from './x'

Opening words with \`code\` and a [link](/docs).

## Batch requests

:::tip
Send *ten* at once. <X of="a" />
:::

<Steps
  steps={[
    { code: 'slice(1)', isDone: 2 > 1 },
  ]}
/>

\`\`\`js
const hidden = 1
\`\`\`

### Slowly {#slow}

One by one.

## Batch requests
`

test('a guide is read as sections with their anchors, without its code', () => {
  expect(readGuide(source, 'Guides', '/docs/recipes')).toEqual({
    group: 'Guides',
    path: '/docs/recipes',
    sections: [
      {
        level: 1,
        title: 'Recipes',
        anchor: '',
        text: 'Common tasks. Opening words with code and a link.',
      },
      {
        level: 2,
        title: 'Batch requests',
        anchor: 'batch-requests',
        text: 'Send *ten* at once.',
      },
      { level: 3, title: 'Slowly', anchor: 'slow', text: 'One by one.' },
      {
        level: 2,
        title: 'Batch requests',
        anchor: 'batch-requests-1',
        text: '',
      },
    ],
  })
})
