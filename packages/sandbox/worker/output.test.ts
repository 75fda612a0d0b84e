import { expect, test } from 'vitest'
import type { ConsoleEntry, ConsoleOutput } from '../messages'
import { createOutput } from './output'

const line = (text: string): ConsoleOutput => ({
  kind: 'output',
  level: 'log',
  text,
  depth: 0,
})

const create = (cap?: { entries: number; characters: number }) => {
  const sent: ConsoleEntry[] = []
  return { output: createOutput(entry => sent.push(entry), cap), sent }
}

test('each line is sent at once, so that a block loses none', () => {
  const { output, sent } = create()
  output.add(line('a'))
  output.add(line('b'))
  expect(sent).toEqual([line('a'), line('b')])
})

test.each([
  ['entries', { entries: 2, characters: 1000 }],
  ['characters', { entries: 1000, characters: 2 }],
])('a run is closed when its %s are used up, but not for its end', (_, cap) => {
  const { output } = create(cap)
  output.add(line('a'))
  expect(output.isOpen()).toBe(true)
  output.add(line('b'))
  expect(output.isOpen()).toBe(false)
  output.openForEnd()
  expect(output.isOpen()).toBe(true)
})

test('the page is told once that lines are left out', () => {
  const { output, sent } = create()
  output.skip()
  output.skip()
  expect(sent).toEqual([{ kind: 'capped' }])
})
