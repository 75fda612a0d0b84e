import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../generate/generated'

/** Phrases that readers stumbled over: CONTRIBUTING.md says what to write. */
const banned = [
  '(?:are|is) (?:just|simply)',
  'are no (?:files|optionals)',
  'as it stands',
  'asks for (?:lfi|node)',
  'at hand',
  'at the call',
  'be gone through',
  'before anybody',
  'before somebody',
  'break(?:s|ing)? off',
  'cannot be told',
  'declared as now',
  'does not go with',
  'each gets another',
  'ends at a wall',
  'for ever',
  'go on with',
  'hands on',
  'has nobody who',
  'in spite of',
  'inside of (?:pipe|try|the)',
  'inside of it',
  'is looked at',
  'is no async',
  'is used up',
  'is wanted',
  'it is full',
  'it is no package',
  'knows no',
  'makes one of',
  'no end of',
  'nobody (?:asked|awaited|can|resolves|wait)',
  'nobody who listens',
  'nothing moved',
  'nothing says so',
  'or never been',
  'people really have',
  'read on for',
  'replaces it by',
  'select the next of the same',
  'somebody asks',
  'sources that count',
  'stands at',
  'stands below',
  'stands for',
  'stands in for',
  'stands on',
  'to begin with',
  'to hold back',
  'turned that round',
  'wants exactly',
  'is told',
  'was seen (?:of|to|when)',
  'what came out',
  'what stands',
  'what the probes saw',
  'what to know besides',
  'where the name stood',
  'will not do',
  'without a word',
]

const isGenerated = (file: string): boolean => file.includes('docs/api/')

/** Without programs, which print what they print, and comments. */
const proseOf = (text: string): string =>
  text
    .replaceAll(
      /^```.*?^```|\/\*\*.*?\*\/|^\s*(?:\/\*)?\*.*?$|\/\/ .*?$/gmsu,
      '',
    )
    .toLowerCase()

/** Guides, facts that tables and function pages show, and the interface. */
const files = [
  'browser',
  'data',
  'docs',
  'reference',
  'pages',
  'playground',
  'search',
  'src',
  'tour',
  'trace',
]
  .flatMap(folder => listFiles(`website/${folder}`))
  .map(file => file.replaceAll(path.sep, '/'))
  .filter(file => /(?:\.mdx|(?<!\.test)\.tsx?)$/u.test(file))
  .filter(file => !isGenerated(file) && !file.includes('/testing/'))

test('nothing that readers meet has a phrase that they stumble over', () => {
  expect(files.length).toBeGreaterThan(150)
  const found = files.flatMap(file => {
    const prose = proseOf(readFileSync(file, 'utf8'))
    return banned
      .filter(phrase => new RegExp(`\\b${phrase}\\b`, 'u').test(prose))
      .map(phrase => `${file}: ${phrase}`)
  })
  expect(found).toEqual([])
})
