import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '@lfi-docs/build-cache'

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

/** Programs print what they print; only prose is read. */
const proseOf = (text: string): string =>
  text.replaceAll(/^```.*?^```/gmsu, '').toLowerCase()

const guides = listFiles('docs')
  .map(file => file.replaceAll(path.sep, '/'))
  .filter(file => file.endsWith('.mdx') && !isGenerated(file))

test('no guide has a phrase that readers stumble over', () => {
  expect(guides.length).toBeGreaterThan(80)
  const found = guides.flatMap(file => {
    const prose = proseOf(readFileSync(file, 'utf8'))
    return banned
      .filter(phrase => new RegExp(`\\b${phrase}\\b`, 'u').test(prose))
      .map(phrase => `${file}: ${phrase}`)
  })
  expect(found).toEqual([])
})
