import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTypeClient, type TypeHelpState } from './createTypeClient'
import type { FromTypeWorker, TypeRequest } from './messages'

/** A worker that answers when the test says so. */
class FakeWorker extends EventTarget {
  readonly asked: TypeRequest[] = []
  isTerminated = false
  postMessage(request: TypeRequest): void {
    this.asked.push(request)
  }
  terminate(): void {
    this.isTerminated = true
  }
  say(data: FromTypeWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

let worker: FakeWorker
let workers: FakeWorker[]
let states: TypeHelpState[]

const create = () => {
  const client = createTypeClient(
    () => {
      worker = new FakeWorker()
      workers.push(worker)
      // The client uses no more of a worker than the stand-in has.
      return worker as unknown as Worker
    },
    state => states.push(state),
  )
  client.start()
  return client
}

const about = <Kind extends TypeRequest['kind']>(kind: Kind, code: string) => ({
  kind,
  code,
  file: 'main.ts',
  position: 0,
})

beforeEach(() => {
  vi.useFakeTimers()
  workers = []
  states = []
})

afterEach(() => {
  vi.useRealTimers()
})

test('errors are asked for when the worker is ready, and of several texts for the latest only', async () => {
  const client = create()
  const answers = ['a', 'b', 'c'].map(code =>
    client.ask(about('diagnostics', code)),
  )
  expect(worker.asked).toEqual([])
  worker.say({ type: 'ready' })
  expect(worker.asked.map(({ code }) => code)).toEqual(['c'])
  worker.say({ type: 'answer', answer: [] })
  expect(await Promise.all(answers)).toEqual([undefined, undefined, []])
  expect(states).toEqual(['loading', 'ready'])
})

test('who asks for a completion before the worker is there does not wait for it', async () => {
  const client = create()
  for (const kind of ['completions', 'hover', 'signature'] as const) {
    expect(await client.ask(about(kind, 'a'))).toBeUndefined()
  }
})

test('completions come before diagnostics', () => {
  const client = create()
  worker.say({ type: 'ready' })
  for (const kind of ['notes', 'diagnostics', 'completions'] as const) {
    void client.ask(about(kind, 'a'))
  }
  worker.say({ type: 'answer', answer: [] })
  expect(worker.asked.map(({ kind }) => kind)).toEqual(['notes', 'completions'])
})

test('types that take for ever are ended and said, and other code is answered', async () => {
  const client = create()
  worker.say({ type: 'ready' })
  const hung = client.ask(about('diagnostics', 'endless'))
  const waiting = client.ask(about('hover', 'endless'))
  vi.advanceTimersByTime(8001)
  expect(await Promise.all([hung, waiting])).toEqual([undefined, undefined])
  expect(worker.isTerminated).toBe(true)
  expect(states.at(-1)).toBe('exhausted')

  // The same code would take as long again.
  expect(await client.ask(about('hover', 'endless'))).toBeUndefined()
  expect(workers).toHaveLength(1)

  const next = client.ask(about('diagnostics', 'b'))
  worker.say({ type: 'ready' })
  worker.say({ type: 'answer', answer: [] })
  expect(await next).toEqual([])
  expect(workers).toHaveLength(2)
  expect(states.at(-1)).toBe('ready')
})

test('a worker that can not be fetched is reported, and nobody waits for it', async () => {
  const client = create()
  const waiting = client.ask(about('diagnostics', 'a'))
  worker.dispatchEvent(new Event('error'))
  expect(states).toEqual(['loading', 'failed'])
  expect(await waiting).toBeUndefined()
  expect(await client.ask(about('diagnostics', 'a'))).toBeUndefined()
  expect(await client.ask(about('completions', 'a'))).toBeUndefined()
})
