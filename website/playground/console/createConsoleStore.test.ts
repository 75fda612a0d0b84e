import type { ConsoleEntry, ConsoleOutput } from '@lfi-docs/sandbox'
import { expect, test } from 'vitest'
import { type ConsoleStore, createConsoleStore } from './createConsoleStore'

const line = (text: string, depth = 0): ConsoleOutput => ({
  kind: 'output',
  level: 'log',
  text,
  depth,
})

const print =
  (store: ConsoleStore) =>
  (entry: ConsoleEntry): void =>
    store.apply({ type: 'entry', entry })

/** A store whose frames are drawn by hand. */
const create = () => {
  const frames: (() => void)[] = []
  const store = createConsoleStore(callback => frames.push(callback))
  const drawAll = (): number => {
    let count = 0
    for (let frame = frames.shift(); frame; frame = frames.shift()) {
      frame()
      count++
    }
    return count
  }
  return { store, frames, drawAll }
}

test('many entries are drawn over several frames, in order', () => {
  const { store, drawAll } = create()
  const entries = Array.from({ length: 950 }, (_, index) => line(`${index}`))
  entries.forEach(print(store))
  const outcome = { status: 'completed', message: '', milliseconds: 1 } as const
  store.apply({ type: 'finished', outcome })

  expect(drawAll()).toBeGreaterThan(4)
  expect(store.text().split('\n')).toEqual(entries.map(({ text }) => text))
  expect(store.getSnapshot().outcome).toEqual(outcome)
})

test('while it is held nothing is drawn, and afterwards all of it', () => {
  const { store, drawAll } = create()
  print(store)(line('asked for before'))
  store.hold(true)
  print(store)(line('came meanwhile'))
  drawAll()

  expect(store.text()).toBe('')
  store.hold(false)
  drawAll()
  expect(store.text()).toBe('asked for before\ncame meanwhile')
})

test('a thousand events before a frame cause one redraw', () => {
  const { store, frames } = create()
  let redraws = 0
  store.subscribe(() => redraws++)
  for (let index = 0; index < 100; index++) {
    print(store)(line('x'))
  }

  expect(frames).toHaveLength(1)
  frames[0]?.()
  expect(redraws).toBe(1)
})

test('the first line of a run waits for no frame, the next ones share one', () => {
  const { store, frames } = create()
  store.begin()
  store.apply({ type: 'phase', phase: 'running' })
  print(store)(line('first'))
  expect(store.text()).toBe('first')

  print(store)(line('second'))
  print(store)(line('third'))
  expect(store.text()).toBe('first')
  expect(frames).toHaveLength(1)
  frames[0]?.()
  expect(store.text()).toBe('first\nsecond\nthird')
})

test('console.clear empties, a new run empties unless output is kept', () => {
  const { store, drawAll } = create()
  const entries = [line('gone'), { kind: 'clear' }, line('a\nb', 1)] as const
  entries.forEach(print(store))
  drawAll()
  expect(store.text()).toBe('  a\n  b')

  store.keepOutput(true)
  store.begin()
  expect(store.text()).toBe('  a\n  b')
  store.keepOutput(false)
  store.begin()
  expect(store.text()).toBe('')
})
