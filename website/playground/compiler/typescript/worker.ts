import declarations from 'virtual:declarations'
import elsewhere from 'virtual:elsewhere'
import { createTypeService } from './createTypeService'
import type { FromTypeWorker, ToTypeWorker } from './messages'

let answer = createTypeService(declarations, elsewhere)

const send = (message: FromTypeWorker): void => self.postMessage(message)

self.addEventListener('message', ({ data }: MessageEvent<ToTypeWorker>) => {
  if (data.type === 'declare') {
    answer = createTypeService(
      { ...declarations, ...data.declarations },
      elsewhere,
    )
    return
  }
  const { id, request } = data
  try {
    send({ type: 'answer', id, answer: answer(request) })
  } catch {
    // TypeScript asserts its own invariants: half-typed code may break them.
    send({ type: 'answer', id, answer: undefined })
  }
})

send({ type: 'ready' })
