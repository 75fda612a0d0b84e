import { expect, test } from 'vitest'
import { noProgress, parseProgress } from './progress'

test.each([null, '', 'no JSON', 'null', '3', '{"done":7,"code":[]}'])(
  '%j is no progress',
  stored => {
    expect(parseProgress(stored)).toEqual(noProgress)
  },
)

test('of what is stored only texts are taken', () => {
  const stored = '{"done":["lazy",1],"code":{"pipe":2,"find":"x"}}'
  expect(parseProgress(stored)).toEqual({
    done: ['lazy'],
    code: { find: 'x' },
  })
})
