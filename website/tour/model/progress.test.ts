import { expect, test } from 'vitest'
import { noProgress, parseProgress, withCode, withDone } from './progress'

test('what was stored is read again', () => {
  const progress = withCode(withDone(noProgress, 'lazy'), 'pipe', 'const a = 1')
  expect(parseProgress(JSON.stringify(progress))).toEqual(progress)
})

test('a step is noted once', () => {
  const once = withDone(noProgress, 'lazy')
  expect(withDone(once, 'lazy')).toEqual(once)
})

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
