import { expect, test } from 'vitest'
import type { ConsoleEntry } from '../messages'
import { createOutput, type PendingOutput } from './output'

const line = (text: string): PendingOutput => ({
  kind: 'output',
  level: 'log',
  text,
  depth: 0,
})

const create = (limits = { entries: 5000, characters: 1_000_000 }) => {
  const messages: (readonly ConsoleEntry[])[] = []
  let later = (): void => {}
  let time = 0
  const output = createOutput({
    send: entries => messages.push(entries),
    soon: callback => {
      later = callback
    },
    now: () => time,
    limits,
  })
  return {
    output,
    messages,
    runLater: () => later(),
    wait: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

test('the first lines are sent at once, so that a block loses none', () => {
  const { output, messages } = create()
  output.add(line('a'), false)
  output.add(line('b'), false)

  expect(messages).toHaveLength(2)
})

test('many lines become few messages, in order', () => {
  const { output, messages, runLater } = create()
  for (let index = 0; index < 2000; index++) {
    output.add(line(`${index}`), false)
  }
  runLater()

  expect(messages.length).toBeLessThan(80)
  expect(messages.flat()).toHaveLength(2000)
})

test('a line that may still change is sent at once, and amended', () => {
  const { output, messages, runLater } = create()
  const entry = line('pending')
  output.add(entry, true)
  output.add(line('next'), false)
  expect(messages).toHaveLength(2)

  output.amend(entry, 'settled')
  runLater()
  expect(messages.flat()).toMatchObject([
    { text: 'pending', key: 1 },
    { text: 'next' },
    { kind: 'amended', key: 1, text: 'settled' },
  ])
})

test('a line that was not sent yet is amended on the spot', () => {
  const { output, messages, runLater } = create()
  for (let index = 0; index < 40; index++) {
    output.add(line('x'), false)
  }
  const entry = line('pending')
  output.add(entry, true)
  output.amend(entry, 'settled')
  runLater()
  expect(messages.flat().at(-1)).toMatchObject({ text: 'settled' })
})

test('beyond the limit, lines are counted and the count is sent', () => {
  const { output, messages } = create({ entries: 3, characters: 1000 })
  for (let index = 0; index < 10; index++) {
    if (output.isOpen()) {
      output.add(line('x'), false)
    } else {
      output.skip()
    }
  }
  output.flush()

  expect(messages.flat().at(-1)).toEqual({ kind: 'capped', omitted: 7 })
})

test('how a run ended is told however much it printed', () => {
  const { output, messages, runLater } = create({
    entries: 2,
    characters: 1000,
  })
  for (const text of ['a', 'b']) {
    output.add(line(text), false)
  }
  expect(output.isOpen()).toBe(false)
  output.skip()
  output.openForEnd()
  expect(output.isOpen()).toBe(true)
  output.add(line('Error: final'), false)
  runLater()

  expect(messages.flat()).toContainEqual(
    expect.objectContaining({ text: 'Error: final' }),
  )
})

test('clearing again and again is one message, and takes what waits along', () => {
  const { output, messages } = create()
  for (let index = 0; index < 40; index++) {
    output.add(line('x'), false)
  }
  const before = messages.length
  for (let index = 0; index < 2000; index++) {
    output.clear()
  }
  output.flush()
  expect(messages.slice(before).flat()).toEqual([{ kind: 'clear' }])

  output.add(line('after'), false)
  output.clear()
  output.flush()
  expect(messages.flat().at(-1)).toEqual({ kind: 'clear' })
})
