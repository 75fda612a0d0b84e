import data from 'virtual:advice'
import declarations from 'virtual:declarations'
import { createTypeService } from './createTypeService'
import type { FromTypeWorker, TypeRequest } from './messages'

const answer = createTypeService(declarations, data)

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
