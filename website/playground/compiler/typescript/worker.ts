import { createTypeService } from './createTypeService'
import type { AdviceData } from './facts'
import type { Declarations, FromTypeWorker, TypeRequest } from './messages'

// Both are defined by the build of this worker.
declare const DECLARATIONS: Declarations
declare const ADVICE: AdviceData

const answer = createTypeService(DECLARATIONS, ADVICE)

const send = (message: FromTypeWorker): void => self.postMessage(message)

self.addEventListener(
  'message',
  ({ data: request }: MessageEvent<TypeRequest>) => {
    try {
      send({ type: 'answer', answer: answer(request) })
    } catch {
      // TypeScript asserts its own invariants: half-typed code may break them.
      send({ type: 'answer', answer: undefined })
    }
  },
)

// A warm-up: the first answer waits until TypeScript has read its libraries.
answer({ kind: 'diagnostics', code: '', file: 'main.ts', position: 0 })
send({ type: 'ready' })
