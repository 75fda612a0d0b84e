import { expect, test } from 'vitest'
import { collectExamples } from './collectExamples'

const page = `---
title: Recipes
---

\`\`\`js
// before any heading
\`\`\`

## Group and count

### Group by a key \\{#grouping}

\`\`\`js title="group.js"
const a = 1
console.log(a)
//=> 1
\`\`\`

\`\`\`js
// the second of the heading
\`\`\`

### Not run

\`\`\`js no-run="it needs a file"
read()
\`\`\`

\`\`\`bash
npm install lfi
\`\`\`

## Use \`pipe\`

\`\`\`ts
## not a heading
pipe()
\`\`\`
`

test('the first runnable example under each heading is taken', () => {
  expect(collectExamples('recipes', page)).toEqual([
    {
      id: 'recipes/group-by-a-key',
      title: 'Group by a key',
      group: 'Group and count',
      code: 'const a = 1\nconsole.log(a)\n',
      language: 'js',
    },
    {
      id: 'recipes/use-pipe',
      title: 'Use pipe',
      group: 'Recipes',
      code: '## not a heading\npipe()\n',
      language: 'ts',
    },
  ])
})
