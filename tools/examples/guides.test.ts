import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { loadContent } from '../../website/content/loadContent'
import { parseFenceMeta } from '../../website/examples/model/parseFenceMeta'
import { fixGuides, guideExamples, verifyGuides } from './guides'
import { describeProblem } from './problem'

const planted = {
  right: [
    'js',
    '',
    `import { map, pipe, reduce, toArray } from 'lfi'

console.log(pipe([1, 2], map(n => n * 2), reduce(toArray())))
//=> [ 2, 4 ]`,
  ],
  wrongOutput: ['js', '', "console.log('sloth')\n//=> slot"],
  missingClaim: ['js', '', 'console.log(1)\n//=> 1\nconsole.log(2)'],
  noClaims: ['js', '', 'console.log(1)'],
  staleClaim: ['js', '', 'console.log(1)\n//=> 1\n//=> 2'],
  missingImport: [
    'js',
    '',
    'console.log([...map(n => n + 1, [1])])\n//=> [ 2 ]',
  ],
  endlessLoop: ['js', '', 'console.log(1)\n//=> 1\nwhile (true) {}'],
  rejection: [
    'js',
    '',
    "console.log(1)\n//=> 1\nvoid Promise.reject(new Error('lost'))",
  ],
  unsettled: ['js', '', 'await new Promise(() => {})'],
  flood: ['js', '', 'while (true) console.log(1)'],
  error: ['js', '', "console.log(1)\n//=> 1\nthrow new Error('boom')"],
  syntaxError: ['ts', '', 'const = 1'],
  throws: [
    'js',
    'throws',
    "console.log(1)\n//=> 1\nthrow new TypeError('boom')\n//=> Uncaught TypeError: boom",
  ],
  throwsOtherwise: [
    'js',
    'throws',
    "throw new TypeError('boom')\n//=> Uncaught TypeError: bang",
  ],
  throwsNot: ['js', 'throws', 'console.log(1)\n//=> 1'],
  rejects: [
    'js',
    'rejects',
    "console.log(1)\n//=> 1\nvoid Promise.reject(new Error('lost'))\n//=> Uncaught Error: lost",
  ],
  rejectsNot: ['js', 'rejects', 'console.log(1)\n//=> 1'],
  throwsInsteadOfRejecting: ['js', 'rejects', "throw new Error('boom')"],
  typeError: [
    'ts',
    '',
    "import { map } from 'lfi'\n\nvoid map((n: number) => n, ['a'])",
  ],
  typeErrorInScript: [
    'js',
    '',
    "console.log('a'.length.missing)\n//=> undefined",
  ],
  untypedParameter: ['js', '', 'const id = value => value\nvoid id'],
  untypedParameterInTypeScript: [
    'ts',
    '',
    'const id = value => value\nvoid id',
  ],
  optOut: ['js', 'no-run="it reads a file"', 'nonsense('],
  optOutSilently: ['js', 'no-run=""', 'nonsense('],
  unknownWord: ['js', 'unorderd', ''],
  unordered: ['js', 'unordered', concurrently("console.log('done')")],
  undeclaredOrder: ['js', '', concurrently("console.log('done')")],
  staleUnordered: ['js', 'unordered', 'console.log(1)\n//=> 1'],
  chance: ['js', '', 'console.log(Math.random())\n//=> 0.26642920868471265'],
  timers: [
    'js',
    '',
    `const start = performance.now()
setTimeout(() => console.log('late', performance.now() - start), 60_000)
setTimeout(() => console.log('early'), 30_000)
//=> early
//=> late 60000`,
  ],
  console: [
    'js',
    '',
    `console.group('group')
console.log('%d sloths', 2, new Map([['a', { b: [1] }]]))
console.groupEnd()
console.error(new Error('shown'))
//=> group
//=>   2 sloths Map(1) { 'a' => { b: [ 1 ] } }
//=> [Error: shown]`,
  ],
} as const satisfies Record<string, readonly [string, string, string]>

function concurrently(last: string): string {
  return `import { asConcur, forEachConcur } from 'lfi'

await forEachConcur(async word => {
  await fetch(\`https://api.dictionaryapi.dev/api/v2/entries/en/\${word}\`)
  console.log(word)
}, asConcur(['sleep', 'sloth', 'lazy']))
${last}
//=> sloth
//=> lazy
//=> sleep
//=> done`
}

const problems: Record<string, string> = {}

beforeAll(async () => {
  const verified = await verifyGuides(
    Object.entries(planted).map(([page, [language, meta, code]]) => ({
      indent: '',
      page,
      line: 11,
      language,
      code,
      meta: parseFenceMeta(meta),
    })),
  )
  for (const { example, problems: found } of verified) {
    problems[example.page] = found.map(describeProblem).join('\n')
  }
}, 120_000)

test.each([
  'right',
  'throws',
  'rejects',
  'unordered',
  'untypedParameter',
  'optOut',
  'timers',
  'console',
])('%s: nothing is reported', name => {
  expect(problems[name]).toBe('')
})

test('a wrong output is shown beside the printed one, with file and line', () => {
  expect(problems.wrongOutput).toBe(
    `wrongOutput:11
    The //=> comments of the example are not what it prints. \`npm run record guides\` writes what is printed.
      claimed   printed
    ≠ slot    | sloth`,
  )
})

test.each([
  ['missingClaim', '≠ (nothing) | 2'],
  ['noClaims', '≠ (nothing) | 1'],
  ['staleClaim', '≠ 2       | (nothing)'],
  ['missingImport', "Cannot find name 'map'"],
  ['endlessLoop', 'had not ended after 15 seconds. Look for an endless loop'],
  ['rejection', 'is rejected and nothing handles it: Error: lost. Await it'],
  ['unsettled', 'awaits something that never settles'],
  ['flood', 'prints more than 500 lines'],
  [
    'error',
    'error:13\n    The example ends with an error: Error: boom. If that is its point, add `throws`',
  ],
  ['syntaxError', 'SyntaxError'],
  ['throwsOtherwise', '≠ Uncaught TypeError: bang | Uncaught TypeError: boom'],
  ['throwsNot', 'the example ends without an error: remove the word'],
  ['rejectsNot', 'the example ends without an error: remove the word'],
  ['throwsInsteadOfRejecting', 'ends with an error: Error: boom'],
  ['typeError', 'typeError:13\n    Type error: No overload matches this call.'],
  [
    'typeErrorInScript',
    "Type error: Property 'missing' does not exist on type 'number'.",
  ],
  [
    'untypedParameterInTypeScript',
    "Type error: Parameter 'value' implicitly has an 'any' type.",
  ],
  ['optOutSilently', 'opts out without a reason: write no-run="why"'],
  ['unknownWord', 'says `unorderd`, which means nothing here'],
  ['undeclaredOrder', 'may change between runs: add `unordered` to the fence'],
  [
    'staleUnordered',
    'says `unordered`, but however its lookups and random numbers come out',
  ],
  ['chance', 'add `varies` to the fence, or make its data fixed'],
])('%s: the writer reads "%s"', (name, sentence) => {
  expect(problems[name]).toContain(sentence)
})

const wrongPage = `# Page

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

const rightPage = `# Page

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

test('recording rewrites the claims of a post, and then nothing is wrong', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'examples-'))
  mkdirSync(path.join(root, 'blog'))
  const page = path.join(root, 'blog/post.mdx')
  writeFileSync(page, wrongPage)

  const before = await verifyGuides(guideExamples(await loadContent(root)))
  expect(before.map(({ problems }) => problems.length)).toEqual([1, 1, 1])
  expect(fixGuides(root, before)).toBe(3)
  expect(readFileSync(page, 'utf8')).toBe(rightPage)

  const after = await verifyGuides(guideExamples(await loadContent(root)))
  expect(after.flatMap(({ problems }) => problems)).toEqual([])
}, 120_000)
