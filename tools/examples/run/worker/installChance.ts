import { answerDictionary } from '../../../../website/data/answerDictionary'
import { createRandom } from './createRandom'

const respond = (status: number, body: unknown) => ({
  ok: status === 200,
  status,
  json: async () => structuredClone(body),
  text: async () => JSON.stringify(body),
})

/**
 * Replaces what may differ between runs, the network and random numbers, by
 * answers that depend on a seed alone. Seed 0 keeps the delays of
 * the bundled dictionary; others shuffle them, as a network would. Returns the
 * function that sets the seed.
 */
export const installChance = (onUse: () => void): ((seed: number) => void) => {
  let seed = 0
  let random = createRandom(seed)
  const fetch = async (input: string | URL): Promise<unknown> => {
    const answer = answerDictionary(String(input))
    if (!answer) {
      throw new TypeError(
        `Examples run without a network: ${String(input)} is not answered`,
      )
    }
    onUse()
    const delay = seed === 0 ? answer.milliseconds : 10 + random() * 90
    await new Promise(resolve => setTimeout(resolve, delay))
    return respond(answer.status, answer.body)
  }
  Object.assign(globalThis, { fetch })
  Math.random = () => {
    onUse()
    return random()
  }
  return next => {
    seed = next
    random = createRandom(next)
  }
}
