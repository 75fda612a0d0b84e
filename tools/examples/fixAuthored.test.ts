import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { loadContent } from '../../website/content/loadContent'
import { authoredExamples } from './authoredExamples'
import { fixAuthored } from './fixAuthored'
import { verifyAuthored } from './verifyAuthored'

const wrong = `# Page

\`\`\`js
console.log(1)
//=> 2
\`\`\`

- A list

  \`\`\`js
  console.log('a')
  console.log('b')
  \`\`\`

\`\`\`js throws
throw new Error('boom')
\`\`\`
`

const right = `# Page

\`\`\`js
console.log(1)
//=> 1
\`\`\`

- A list

  \`\`\`js
  console.log('a')
  //=> a
  console.log('b')
  //=> b
  \`\`\`

\`\`\`js throws
throw new Error('boom')
//=> Uncaught Error: boom
\`\`\`
`

test('--fix rewrites the claims of a post, and then nothing is wrong', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'examples-'))
  mkdirSync(path.join(root, 'blog'))
  const page = path.join(root, 'blog/post.mdx')
  writeFileSync(page, wrong)

  const before = await verifyAuthored(authoredExamples(await loadContent(root)))
  expect(before.map(({ problems }) => problems.length)).toEqual([1, 1, 1])
  expect(fixAuthored(root, before)).toBe(3)
  expect(readFileSync(page, 'utf8')).toBe(right)

  const after = await verifyAuthored(authoredExamples(await loadContent(root)))
  expect(after.flatMap(({ problems }) => problems)).toEqual([])
}, 120_000)
