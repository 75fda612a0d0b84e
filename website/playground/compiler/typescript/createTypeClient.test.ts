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

test('nobody waits for a worker that is not there yet, and answers come in the order of the questions', async () => {
  const client = create()
  for (const kind of ['completions', 'hover', 'diagnostics'] as const) {
    expect(await client.ask(about(kind, 'a'))).toBeUndefined()
  }
  worker.say({ type: 'ready' })
  const answers = ['a', 'b'].map(code => client.ask(about('diagnostics', code)))
  worker.say({ type: 'answer', answer: [] })
  worker.say({ type: 'answer', answer: undefined })
  expect(await Promise.all(answers)).toEqual([[], undefined])
  expect(states).toEqual(['loading', 'ready'])
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

  expect(await client.ask(about('hover', 'b'))).toBeUndefined()
  worker.say({ type: 'ready' })
  const next = client.ask(about('diagnostics', 'b'))
  worker.say({ type: 'answer', answer: [] })
  expect(await next).toEqual([])
  expect(workers).toHaveLength(2)
  expect(states.at(-1)).toBe('ready')
})

test('a worker that can not be fetched is reported, and nobody waits for it', async () => {
  const client = create()
  worker.say({ type: 'ready' })
  const waiting = client.ask(about('diagnostics', 'a'))
  worker.dispatchEvent(new Event('error'))
  expect(states).toEqual(['loading', 'ready', 'failed'])
  expect(await waiting).toBeUndefined()
  expect(await client.ask(about('diagnostics', 'a'))).toBeUndefined()
  expect(await client.ask(about('completions', 'a'))).toBeUndefined()
})
