import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { loadContent } from '../../website/content/loadContent'
import type { Language } from '../../website/examples/model/language'
import { fixGuides, guideExamples, verifyGuides } from './guides'

/** Fences, and a part of what a writer reads of each; nothing of a right one. */
const planted: readonly (readonly [
  language: Language,
  code: string,
  sentence: string,
])[] = [
  [
    'js',
    `import { map, pipe, reduce, toArray } from 'lfi'

console.log(pipe([1, 2], map(n => n * 2), reduce(toArray())))
//=> [ 2, 4 ]`,
    '',
  ],
  [
    'js',
    "console.log('sloth')\n//=> slot",
    'say `slot` where it prints `sloth`. `npm run record guides` writes',
  ],
  ['js', 'console.log(1)', 'say `nothing` where it prints `1`'],
  ['js', 'console.log(1)\n//=> 1\n//=> 2', 'say `2` where it prints `nothing`'],
  ['js', 'console.log([...map(n => n, [1])])', "Cannot find name 'map'"],
  [
    'js',
    "console.log(1)\n//=> 1\nvoid Promise.reject(new Error('lost'))",
    'say `nothing` where it prints `Uncaught Error: lost`',
  ],
  ['js', 'await new Promise(() => {})', 'awaits something that never settles'],
  [
    'js',
    "console.log(1)\n//=> 1\nthrow new Error('boom')",
    ':11: Its //=> comments say `nothing` where it prints `Uncaught Error: boom`',
  ],
  ['ts', 'const = 1', 'SyntaxError'],
  ['js', "throw new TypeError('a')\n//=> Uncaught TypeError: a", ''],
  [
    'js',
    "throw new TypeError('a')\n//=> Uncaught TypeError: b",
    'say `Uncaught TypeError: b` where it prints `Uncaught TypeError: a`',
  ],
  [
    'js',
    "void Promise.reject(new Error('lost'))\n//=> Uncaught Error: lost",
    '',
  ],
  [
    'ts',
    "import { map } from 'lfi'\n\nvoid map((n: number) => n, ['a'])",
    ':13: Type error: No overload matches this call.',
  ],
  ['js', 'const id = value => value\nvoid id', ''],
  ['ts', 'const id = value => value\nvoid id', "implicitly has an 'any' type"],
  [
    'js',
    'console.log(Math.random())\n//=> 0.26642920868471265',
    'prints something else, or in another order, in another run',
  ],
  [
    'js',
    `const start = performance.now()
setTimeout(() => console.log('late', performance.now() - start), 60_000)
setTimeout(() => console.log('early'), 30_000)
//=> early
//=> late 60000`,
    '',
  ],
  [
    'js',
    `console.group('group')
console.log('%d sloths', 2, new Map([['a', { b: [1] }]]))
console.groupEnd()
console.error(new Error('shown'))
//=> group
//=>   2 sloths Map(1) { 'a' => { b: [ 1 ] } }
//=> [Error: shown]`,
    '',
  ],
]

const found: string[] = []

beforeAll(async () => {
  const verified = await verifyGuides(
    planted.map(([language, code]) => ({
      indent: '',
      page: 'page.mdx',
      line: 11,
      language,
      code,
      written: code,
    })),
  )
  found.push(...verified.map(({ problems }) => problems.join('\n')))
}, 120_000)

test.each(
  planted.map(([language, code, sentence], at) => ({
    language,
    code,
    sentence,
    at,
  })),
)('$language, $code: the writer reads "$sentence"', ({ sentence, at }) => {
  expect(found[at]).toContain(sentence)
  expect(found[at] === '').toBe(sentence === '')
})

const page = (one: string, letters: string, error: string): string =>
  `# Page

\`\`\`js
console.log(1)
${one}
\`\`\`

- A list

  \`\`\`js
${letters}
  \`\`\`

\`\`\`js
throw new Error('boom')${error}
\`\`\`
`

test('recording rewrites the claims of a part of a page, and then nothing is wrong', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'examples-'))
  mkdirSync(path.join(root, 'src'))
  const file = path.join(root, 'src/part.mdx')
  const [a, b] = ["  console.log('a')", "  console.log('b')"]
  writeFileSync(file, page('//=> 2', `${a}\n${b}`, ''))
  const verify = async () =>
    verifyGuides(guideExamples(await loadContent(root)))

  fixGuides(root, await verify())
  expect(readFileSync(file, 'utf8')).toBe(
    page(
      '//=> 1',
      `${a}\n${b}\n  //=> a\n  //=> b`,
      '\n//=> Uncaught Error: boom',
    ),
  )
  expect((await verify()).flatMap(({ problems }) => problems)).toEqual([])
}, 120_000)
