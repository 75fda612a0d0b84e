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

type Asked = {
  readonly code: string
  readonly settle: (answer: unknown) => void
}

/** Asks the worker, which answers in the order of the questions. */
export const createTypeClient = (
  createWorker: () => Worker,
  onState: (state: TypeHelpState) => void,
) => {
  const asked: Asked[] = []
  let worker: Worker | undefined
  let isReady = false
  let endlessCode: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Ends the worker, and settles the calls that wait for it. */
  const stop = (): void => {
    clearTimeout(timer)
    worker?.terminate()
    worker = undefined
    isReady = false
    for (const { settle } of asked.splice(0)) {
      settle(undefined)
    }
  }
  /** Times the question that the worker is at, if there is one. */
  const watch = (): void => {
    clearTimeout(timer)
    const [current] = asked
    if (current) {
      timer = setTimeout(() => {
        // The next worker starts once the code is another.
        endlessCode = current.code
        stop()
        onState('exhausted')
      }, PATIENCE_MILLISECONDS)
    }
  }
  const start = (): void => {
    stop()
    onState('loading')
    const started = createWorker()
    worker = started
    started.addEventListener(
      'message',
      ({ data }: MessageEvent<FromTypeWorker>) => {
        if (worker !== started) {
          return
        }
        if (data.type === 'ready') {
          isReady = true
          onState('ready')
        } else {
          asked.shift()?.settle(data.answer)
        }
        watch()
      },
    )
    started.addEventListener('error', () => {
      stop()
      onState('failed')
    })
  }
  return {
    /** Starts the worker, or another in its place. */
    start,
    /** Undefined when there is no answer, as before the worker is ready. */
    ask: <Kind extends TypeRequestKind>(
      request: TypeRequest & { readonly kind: Kind },
    ) =>
      new Promise<TypeAnswers[Kind] | undefined>(resolve => {
        const { code } = request
        if (endlessCode !== undefined && endlessCode !== code) {
          endlessCode = undefined
          start()
        }
        if (!(worker && isReady)) {
          resolve(undefined)
          return
        }
        worker.postMessage(request)
        asked.push({
          code,
          // The worker answers a kind with that kind's answer, see messages.ts.
          settle: answer => resolve(answer as TypeAnswers[Kind] | undefined),
        })
        if (asked.length === 1) {
          watch()
        }
      }),
    dispose: stop,
  }
}
