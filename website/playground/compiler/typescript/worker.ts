import data from 'virtual:advice'
import declarations from 'virtual:declarations'
import { createTypeService } from './createTypeService'
import type { FromTypeWorker, ToTypeWorker } from './messages'

const answer = createTypeService(declarations, data)

const send = (message: FromTypeWorker): void => self.postMessage(message)

self.addEventListener(
  'message',
  ({ data: { id, request } }: MessageEvent<ToTypeWorker>) => {
    try {
      send({ type: 'answer', id, answer: answer(request) })
    } catch {
      // TypeScript asserts its own invariants: half-typed code may break them.
      send({ type: 'answer', id, answer: undefined })
    }
  },
)

send({ type: 'ready' })
