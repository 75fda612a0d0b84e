import { expect, test } from 'vitest'
import {
  describeEvent,
  describeFailure,
} from '../../website/trace/tell/describe'
import { failureOf, readStory } from '../../website/trace/values/readStory'
import { recordRun } from '.'

const storyOf = async (code: string) =>
  readStory((await recordRun({ code, language: 'js' })).trace)

test.each([
  [
    "pipe(['ant', 'bee'], map(w => w.toUpperCase()), reduce(toArray()))",
    "`map` turns `'bee'` into `'BEE'` and passes it to `reduce`; `reduce` adds `'BEE'`: `[ 'ANT', 'BEE' ]`",
    "`reduce` returns `[ 'ANT', 'BEE' ]`",
  ],
  [
    'pipe([1, 2], chunk(2), map(c => c.length), max, get)',
    '`chunk` joins `1` and `2` and passes `[ 1, 2 ]` to `map`',
    '`map` turns `[ 1, 2 ]` into `2` and passes it to `max`; `max` so far: `2`',
  ],
  [
    'pipe([1, 1], unique, reduce(toArray()))',
    '`[1, 1]` yields `1` to `unique`, which drops it',
  ],
  [
    'pipe(rangeTo(1, 300), unique, reduce(toArray()))',
    '205 events in between were not kept; then `unique` pulls from `rangeTo`',
  ],
  [
    "pipe([], first, or(() => 'none'))",
    '`or` calls its callback',
    "the callback of `or` returns `'none'`",
  ],
])('%s is told truly', async (program, ...expected) => {
  const story = await storyOf(
    `import { chunk, first, get, map, max, or, pipe, rangeTo, reduce, toArray, unique } from 'lfi'\n${program}`,
  )
  const sentences = story.trace.events.map(event =>
    describeEvent(story, event)
      .map(({ text, isCode }) => (isCode ? `\`${text}\`` : text))
      .join(''),
  )
  expect(sentences).toEqual(expect.arrayContaining(expected))
})

test.each([
  [
    "pipe(['1', 'x'], map(text => JSON.parse(text)), reduce(toArray()))",
    /^map threw on 'x': Unexpected token/u,
  ],
  ['pipe([1, 2], get)', /^get threw on 2: Did not contain exactly one value$/u],
  [
    "pipe([], map(n => n), or(() => { throw new Error('none') }))",
    /^or threw: none$/u,
  ],
])('%s fails once, by step, value and reason', async (program, expected) => {
  const story = await storyOf(
    `import { get, map, or, pipe, reduce, toArray } from 'lfi'\n${program}`,
  )
  const failure = failureOf(story)
  const parts = failure ? describeFailure(story, failure) : []
  expect(parts.map(({ text }) => text).join('')).toMatch(expected)
})
