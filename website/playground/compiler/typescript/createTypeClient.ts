import type {
  FromTypeWorker,
  TypeAnswers,
  TypeRequest,
  TypeRequestKind,
} from './messages'

/** Timeout: types can recurse endlessly, and no useful answer takes as long. */
const PATIENCE_MILLISECONDS = 8000

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
  let endlessCode: string | undefined
  let current: Pending | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const settleCurrent = (answer: unknown): void => {
    clearTimeout(timer)
    current?.settle(answer)
    current = undefined
  }
  /** Ends the worker, and settles the calls that wait for it. */
  const stop = (): void => {
    worker?.terminate()
    worker = undefined
    isReady = false
    settleCurrent(undefined)
    for (const { settle } of waiting.values()) {
      settle(undefined)
    }
    waiting.clear()
  }
  /** Ends the worker; the next one starts once the code is another. */
  const giveUp = (): void => {
    endlessCode = current?.request.code
    stop()
    onState('exhausted')
  }
  const pump = (): void => {
    const kind = order.find(kind => waiting.has(kind))
    if (!worker || !isReady || current || !kind) {
      return
    }
    current = waiting.get(kind)
    waiting.delete(kind)
    timer = setTimeout(giveUp, PATIENCE_MILLISECONDS)
    worker.postMessage(current?.request)
  }
  const onMessage = ({ data }: MessageEvent<FromTypeWorker>): void => {
    if (data.type === 'ready') {
      isReady = true
      onState('ready')
    } else {
      settleCurrent(data.answer)
    }
    pump()
  }
  const start = (): void => {
    stop()
    onState('loading')
    worker = createWorker()
    worker.addEventListener('message', onMessage)
    worker.addEventListener('error', () => {
      stop()
      onState('failed')
    })
  }
  return {
    /** Starts the worker, or another in its place. */
    start,
    /** Undefined when there is no answer, or a newer question of the kind. */
    ask: <Kind extends TypeRequestKind>(
      request: TypeRequest & { readonly kind: Kind },
    ) =>
      new Promise<TypeAnswers[Kind] | undefined>(resolve => {
        const { kind, code } = request
        if (endlessCode !== undefined && endlessCode !== code) {
          endlessCode = undefined
          start()
        }
        // What is shown beside the text can wait for the worker; who asks for a
        // completion gets what there is without it.
        const canWait = isReady || kind === 'diagnostics' || kind === 'notes'
        if (!(worker && canWait)) {
          resolve(undefined)
          return
        }
        waiting.get(kind)?.settle(undefined)
        waiting.set(kind, {
          request,
          // The worker answers a kind with that kind's answer, see messages.ts.
          settle: answer => resolve(answer as TypeAnswers[Kind] | undefined),
        })
        pump()
      }),
    dispose: stop,
  }
}
