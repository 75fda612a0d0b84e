import { answerDictionary } from '../../website/data/answerDictionary'

/** Mulberry32: small, and the same numbers for the same seed everywhere. */
const createRandom = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Replaces what may differ between runs, the network and random numbers, by
 * answers that depend on a seed alone. Seed 0 keeps the delays of the bundled
 * dictionary; others shuffle them, as a network would.
 */
export const installChance = (seed: number, onUse: () => void): void => {
  const random = createRandom(seed)
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
    return Response.json(answer.body, { status: answer.status })
  }
  Object.assign(globalThis, { fetch })
  Math.random = () => {
    onUse()
    return random()
  }
}
