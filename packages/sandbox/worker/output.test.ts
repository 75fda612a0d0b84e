import { expect, test } from 'vitest'
import type { ConsoleEntry, ConsoleOutput } from '../messages'
import { createOutput } from './output'

const line = (text: string): ConsoleOutput => ({
  kind: 'output',
  level: 'log',
  text,
  depth: 0,
})

const create = (cap = { entries: 5000, characters: 1_000_000 }) => {
  const sent: ConsoleEntry[] = []
  let time = 0
  const output = createOutput({
    send: entry => sent.push(entry),
    now: () => time,
    cap,
  })
  return {
    output,
    sent,
    wait: (milliseconds: number) => {
      time += milliseconds
    },
  }
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

test('lines beyond the cap are counted; the page hears of it now and then', () => {
  const { output, sent, wait } = create()
  for (let skipped = 0; skipped < 3000; skipped++) {
    output.skip()
    wait(0.04)
  }
  expect(sent).toEqual([{ kind: 'capped', omitted: 2048 }])
  output.flush()
  output.flush()
  expect(sent.slice(1)).toEqual([{ kind: 'capped', omitted: 3000 }])
})

test('clearing what is clear sends nothing', () => {
  const { output, sent } = create()
  for (let time = 0; time < 1000; time++) {
    output.clear()
  }
  output.add(line('a'))
  output.clear()
  expect(sent).toEqual([{ kind: 'clear' }, line('a'), { kind: 'clear' }])
})
