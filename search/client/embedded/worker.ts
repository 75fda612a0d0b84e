import data from '@generated/lfi-search/default/searchData.json'
import { createEngine } from '../../engine/createEngine'
import type { Question, Reply } from './messages'

const engine = createEngine(data)

const reply = (message: Reply): void => self.postMessage(message)

self.onmessage = ({ data: { id, request } }: MessageEvent<Question>) => {
  try {
    reply({ id, answer: engine.search(request) })
  } catch (error) {
    reply({ id, failure: String(error) })
  }
}
