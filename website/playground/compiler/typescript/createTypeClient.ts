import type {
  FromTypeWorker,
  ToTypeWorker,
  TypeAnswers,
  TypeRequest,
  TypeRequestKind,
} from './messages'

/** Longer than any honest answer: types may recurse for ever. */
const PATIENCE = 8000
/** The first answer waits for TypeScript to read its libraries. */
const FIRST_PATIENCE = 30_000

export type TypeHelpState =
  | 'loading'
  | 'ready'
  | 'failed'
  /** The code's types took too long; other code is checked again. */
  | 'exhausted'

type Pending = {
  readonly request: TypeRequest
  readonly settle: (answer: unknown) => void
}

export type TypeClient = ReturnType<typeof createTypeClient>

/** What someone waits for comes before what merely informs. */
const order: readonly TypeRequestKind[] = [
  'completions',
  'details',
  'signature',
  'hover',
  'notes',
  'diagnostics',
]

const isShownLater = (kind: TypeRequestKind): boolean =>
  kind === 'diagnostics' || kind === 'notes'

/**
 * Asks the worker one thing at a time. Of each kind only the latest question
 * waits, so answers to former texts are never shown and fast typing can't pile
 * up work.
 */
export const createTypeClient = (
  createWorker: () => Worker,
  onState: (state: TypeHelpState) => void,
) => {
  const waiting = new Map<TypeRequestKind, Pending>()
  let worker: Worker | undefined
  let isReady = false
  let hasAnswered = false
  let endlessCode: string | undefined
  let lastId = 0
  let current:
    | (Pending & { id: number; timer: ReturnType<typeof setTimeout> })
    | undefined

  const settleCurrent = (answer: unknown): void => {
    clearTimeout(current?.timer)
    current?.settle(answer)
    current = undefined
  }
  const pump = (): void => {
    const kind = order.find(kind => waiting.has(kind))
    const next = kind && waiting.get(kind)
    if (!worker || !isReady || current || !next) {
      return
    }
    waiting.delete(kind)
    const id = ++lastId
    const patience = hasAnswered ? PATIENCE : FIRST_PATIENCE
    current = { ...next, id, timer: setTimeout(giveUp, patience) }
    const message: ToTypeWorker = { id, request: next.request }
    worker.postMessage(message)
  }
  const onMessage = ({ data }: MessageEvent<FromTypeWorker>): void => {
    if (data.type === 'ready') {
      isReady = true
      onState('ready')
    } else if (data.id === current?.id) {
      hasAnswered = true
      settleCurrent(data.answer)
    }
    pump()
  }
  /** Ends the worker: nobody waits for an answer that will not come. */
  const stop = (): void => {
    worker?.terminate()
    worker = undefined
    isReady = false
    hasAnswered = false
    settleCurrent(undefined)
    for (const { settle } of waiting.values()) {
      settle(undefined)
    }
    waiting.clear()
  }
  const fail = (): void => {
    stop()
    onState('failed')
  }
  const start = (): void => {
    onState('loading')
    worker = createWorker()
    worker.addEventListener('message', onMessage)
    worker.addEventListener('error', fail)
  }
  /** Ends the worker; the next one starts once the code is another. */
  const giveUp = (): void => {
    endlessCode = current?.request.code
    stop()
    onState('exhausted')
  }
  start()
  return {
    /** Undefined when there is no answer, or a newer question of the kind. */
    ask: <Kind extends TypeRequestKind>(
      request: TypeRequest & { readonly kind: Kind },
    ) =>
      new Promise<TypeAnswers[Kind] | undefined>(resolve => {
        if (endlessCode !== undefined && endlessCode !== request.code) {
          endlessCode = undefined
          start()
        }
        // What is shown beside the text can wait for the worker; who asks for a
        // completion gets what there is without it.
        const canWait = isReady || isShownLater(request.kind)
        if (!(worker && canWait)) {
          resolve(undefined)
          return
        }
        waiting.get(request.kind)?.settle(undefined)
        waiting.set(request.kind, {
          request,
          // The worker answers a kind with that kind's answer, see messages.ts.
          settle: answer => resolve(answer as TypeAnswers[Kind] | undefined),
        })
        pump()
      }),
    dispose: stop,
  }
}
