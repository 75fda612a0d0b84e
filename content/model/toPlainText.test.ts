import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePage } from '../parse/parsePage'
import { toPlainText } from './toPlainText'

test('links and marks leave only their words', () => {
  expect(toPlainText('An [`Iterable`](/docs/x) of **all**\nvalues')).toBe(
    'An Iterable of all values',
  )
})

const word = fc.stringMatching(/^[a-z]{1,8}$/u)
const phrase = fc
  .array(
    fc.oneof(
      word,
      word.map(text => `\`${text}\``),
      word.map(text => `**${text}**`),
      word.map(text => `[${text}](/docs/${text})`),
      word.map(text => `[\`${text}\`](/docs/${text}#${text})`),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map(words => words.join(' '))
const block = fc.oneof(
  phrase,
  fc.array(phrase, { minLength: 1 }).map(items => `- ${items.join('\n- ')}`),
  phrase.map(text => `> ${text}`),
)

test('a piece of Markdown has the words that a page with it has', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(block, { maxLength: 4 }), async blocks => {
      const markdown = blocks.join('\n\n')
      const page = await parsePage('src/a.md', markdown)
      expect(toPlainText(markdown)).toBe(page.sections[0]?.text)
    }),
    { numRuns: 30 },
  )
})
