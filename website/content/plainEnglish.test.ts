import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '@lfi-docs/build-cache'
import { expect, test } from 'vitest'

/** Phrases that readers stumbled over: CONTRIBUTING.md says what to write. */
const banned = [
  'are no optionals',
  'as it stands',
  'at hand',
  'cannot be told',
  'declared as now',
  'does not go with',
  'each gets another',
  'ends at a wall',
  'for ever',
  'has nobody who',
  'it is no package',
  'knows no',
  'no end of',
  'nobody who listens',
  'nothing says so',
  'read on for',
  'select the next of the same',
  'sources that count',
  'stands on',
  'to begin with',
  'turned that round',
  'was seen to',
  'what the probes saw',
]

const isGenerated = (file: string): boolean => file.includes('docs/api/')

/** Without programs, which print what they print, and comments. */
const proseOf = (text: string): string =>
  text
    .replaceAll(/^```.*?^```|^\s*(?:\/\*)?\*.*?$|\/\/ .*?$/gmsu, '')
    .toLowerCase()

/** Guides, and the facts that tables and function pages show. */
const files = ['docs', 'data', 'src']
  .flatMap(folder => listFiles(`website/${folder}`))
  .map(file => file.replaceAll(path.sep, '/'))
  .filter(file => /(?:\.mdx|(?<!\.test)\.tsx?)$/u.test(file))
  .filter(file => !isGenerated(file))

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
