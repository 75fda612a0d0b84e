import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { sandboxHtml } from './index'

const script = /<script>([\s\S]*?)<\/script>/u.exec(sandboxHtml)?.[1] ?? ''

/** The frame's script, with a worker that sends what the test says. */
const startFrame = () => {
  const passed: unknown[] = []
  let time = 0
  let send: (event: { data: unknown }) => void = () => {}
  let start: (event: object) => void = () => {}
  const parent = {}
  const toWorker = {
    postMessage: () => {},
    close: () => {},
    set onmessage(handle: typeof send | null) {
      send = handle ?? (() => {})
    },
  }
  runInNewContext(script, {
    parent,
    self: { origin: 'null' },
    Object,
    Array,
    Blob,
    URL: { createObjectURL: () => 'blob:' },
    performance: { now: () => time },
    MessageChannel: class {
      port1 = toWorker
      port2 = {}
    },
    Worker: class {
      postMessage = () => {}
      terminate = () => {}
    },
    addEventListener: (_: string, handle: typeof start) => {
      start = handle
    },
    removeEventListener: () => {},
  })
  start({
    source: parent,
    data: { type: 'sandbox:start', workerSource: '' },
    ports: [{ postMessage: (message: unknown) => passed.push(message) }],
  })
  return {
    send: (data: unknown) => send({ data }),
    wait: (milliseconds: number) => {
      time += milliseconds
    },
    passed,
    isFlooded: () => {
      const last = passed.at(-1)
      return JSON.stringify(last) === '{"type":"flood"}'
    },
  }
}

const listOf = (length: number): object[] => Array.from({ length }, () => ({}))

test('what is printed is counted in sum, and a flood ends the worker', () => {
  const frame = startFrame()
  const message = { type: 'entry', entry: listOf(30_000) }
  for (let count = 0; count < 3; count++) {
    frame.send(message)
  }

  expect(frame.isFlooded()).toBe(false)
  frame.send(message)
  expect(frame.isFlooded()).toBe(true)
  frame.send({ type: 'pong' })
  expect(frame.passed).toHaveLength(4)
})

test('reports are counted each by itself, for as long as the run takes', () => {
  const frame = startFrame()
  for (let count = 0; count < 600; count++) {
    frame.send({ type: 'report', report: listOf(1000) })
    frame.wait(100)
  }

  expect(frame.isFlooded()).toBe(false)
  frame.send({ type: 'report', report: listOf(100_001) })
  expect(frame.isFlooded()).toBe(true)
})

test.each([
  ['messages', 'run', { type: 'pong' }, 20_000],
  ['reports', 'second', { type: 'report', report: 0 }, 50],
])('so many %s have room in a %s', (_, __, message, most) => {
  const frame = startFrame()
  for (let count = 0; count < most; count++) {
    frame.send(message)
  }

  expect(frame.isFlooded()).toBe(false)
  frame.send(message)
  expect(frame.isFlooded()).toBe(true)
})

test('anything but plain data ends the worker', () => {
  const frame = startFrame()
  frame.send({ type: 'report', report: new Map() })

  expect(frame.isFlooded()).toBe(true)
})
