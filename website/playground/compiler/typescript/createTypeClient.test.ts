import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTypeClient, type TypeHelpState } from './createTypeClient'
import type { FromTypeWorker, ToTypeWorker, TypeRequest } from './messages'

/** A worker that answers when the test says so. */
class FakeWorker extends EventTarget {
  readonly asked: ToTypeWorker[] = []
  isTerminated = false
  postMessage(message: ToTypeWorker): void {
    this.asked.push(message)
  }
  terminate(): void {
    this.isTerminated = true
  }
  say(data: FromTypeWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

let workers: FakeWorker[]
let states: TypeHelpState[]

const create = () =>
  createTypeClient(
    () => {
      const worker = new FakeWorker()
      workers.push(worker)
      // The client uses no more of a worker than the stand-in has.
      return worker as unknown as Worker
    },
    state => states.push(state),
  )

const about = <Kind extends TypeRequest['kind']>(kind: Kind, code: string) => ({
  kind,
  code,
  file: 'main.ts',
  position: 0,
})

const latest = (): FakeWorker => {
  const worker = workers.at(-1)
  if (!worker) {
    throw new Error('No worker was started.')
  }
  return worker
}

beforeEach(() => {
  vi.useFakeTimers()
  workers = []
  states = []
})

afterEach(() => {
  vi.useRealTimers()
})

test('questions wait until the worker is ready', async () => {
  const answer = create().ask(about('diagnostics', 'a'))
  expect(latest().asked).toEqual([])
  latest().say({ type: 'ready' })
  expect(latest().asked).toHaveLength(1)
  latest().say({ type: 'answer', id: 1, answer: [] })
  expect(await answer).toEqual([])
  expect(states).toEqual(['loading', 'ready'])
})

test('who asks for a completion before the worker is there does not wait for it', async () => {
  const client = create()
  for (const kind of ['completions', 'hover', 'signature'] as const) {
    expect(await client.ask(about(kind, 'a'))).toBeUndefined()
  }
})

test('of questions of one kind only the latest is asked', async () => {
  const client = create()
  const answers = ['a', 'b', 'c'].map(code =>
    client.ask(about('diagnostics', code)),
  )
  latest().say({ type: 'ready' })
  expect(latest().asked.map(({ request }) => request.code)).toEqual(['c'])
  latest().say({ type: 'answer', id: 1, answer: [] })
  expect(await Promise.all(answers)).toEqual([undefined, undefined, []])
})

test('completions come before diagnostics', () => {
  const client = create()
  latest().say({ type: 'ready' })
  void client.ask(about('notes', 'a'))
  void client.ask(about('diagnostics', 'a'))
  void client.ask(about('completions', 'a'))
  latest().say({ type: 'answer', id: 1, answer: [] })
  expect(latest().asked[1]?.request.kind).toBe('completions')
})

test('an answer to a question that is not asked any more is dropped', async () => {
  const client = create()
  latest().say({ type: 'ready' })
  const answer = client.ask(about('hover', 'a'))
  latest().say({ type: 'answer', id: 99, answer: 'stale' })
  latest().say({ type: 'answer', id: 1, answer: undefined })
  expect(await answer).toBeUndefined()
})

test('types that take for ever are ended and said, and other code is answered', async () => {
  const client = create()
  latest().say({ type: 'ready' })
  const first = client.ask(about('hover', 'a'))
  // On a slow phone, TypeScript reads its libraries so long.
  vi.advanceTimersByTime(20_000)
  latest().say({ type: 'answer', id: 1, answer: undefined })
  await first
  const hung = client.ask(about('diagnostics', 'endless'))
  const waiting = client.ask(about('hover', 'endless'))
  vi.advanceTimersByTime(8001)
  expect(await Promise.all([hung, waiting])).toEqual([undefined, undefined])
  expect(workers[0]?.isTerminated).toBe(true)
  expect(states.at(-1)).toBe('exhausted')

  // The same code would take as long again.
  expect(await client.ask(about('hover', 'endless'))).toBeUndefined()
  expect(workers).toHaveLength(1)

  const next = client.ask(about('diagnostics', 'b'))
  latest().say({ type: 'ready' })
  latest().say({ type: 'answer', id: 3, answer: [] })
  expect(await next).toEqual([])
  expect(workers).toHaveLength(2)
  expect(states.at(-1)).toBe('ready')
})

test('a worker that can not be fetched is reported, and nobody waits for it', async () => {
  const client = create()
  const waiting = client.ask(about('diagnostics', 'a'))
  latest().dispatchEvent(new Event('error'))
  expect(states).toEqual(['loading', 'failed'])
  expect(await waiting).toBeUndefined()
  expect(await client.ask(about('diagnostics', 'a'))).toBeUndefined()
  expect(await client.ask(about('completions', 'a'))).toBeUndefined()
})
