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
  output.add(() => line('a'))
  output.add(() => line('b'))
  expect(sent).toEqual([line('a'), line('b')])
})

test.each([
  ['entries', { entries: 2, characters: 1000 }],
  ['characters', { entries: 1000, characters: 2 }],
])('a run is closed when its %s are used up, but not for its end', (_, cap) => {
  const { output, sent } = create(cap)
  for (const text of ['a', 'b', 'left out', 'too']) {
    output.add(() => line(text))
  }
  output.openForEnd()
  output.add(() => line('end'))
  // The page is told once that lines are left out.
  expect(sent).toEqual([line('a'), line('b'), { kind: 'capped' }, line('end')])
})
