import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Phrases that readers stumbled over: say the same with a subject and a verb. */
const phrases = [
  'anew',
  'as it stands',
  'asks for (?:lfi|node)',
  'be gone through',
  'cannot be told',
  'does not go with',
  'each gets another',
  'for ever',
  'has nobody who',
  'in spite of',
  'is no async',
  'is used up',
  'it is no package',
  'knows no',
  'makes one of',
  'nothing says so',
  'people really have',
  'read on for',
  'replaces it by',
  'turned that round',
  'wants exactly',
  'what to know besides',
  'will not do',
]

/** Documents and guides, the interface, and the comments in its code. */
const files = execFileSync(
  'git',
  [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.md',
    'website',
    'docs',
    'packages',
    'tools',
  ],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter(file => /\.(?:mdx?|tsx?)$/u.test(file))
  .filter(file => !/CONTRIBUTING|CHANGELOG|docs\/api\/|\.test\./u.test(file))

test('nothing that people read has a phrase that they stumbled over', () => {
  const found = files.flatMap(file => {
    const text = readFileSync(file, 'utf8').toLowerCase()
    return phrases
      .filter(phrase => new RegExp(`\\b${phrase}\\b`, 'u').test(text))
      .map(phrase => `${file}: ${phrase}`)
  })
  expect(files.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})
