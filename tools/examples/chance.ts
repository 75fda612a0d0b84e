import { answerDictionary } from '../../website/data/answerDictionary'

/**
 * Replaces what may differ between runs, the network and random numbers, by
 * answers that depend on a seed alone. Seed 0 keeps the delays of the bundled
 * dictionary; others shuffle them, as a network would.
 */
export const installChance = (seed: number, onUse: () => void): void => {
  let numbers = 0
  const random = (): number => {
    onUse()
    numbers += 1
    // Scattered by primes: only the order of what takes so long matters.
    return ((numbers * (seed + 1) * 37) % 89) / 89
  }
  const fetch = async (input: string | URL): Promise<unknown> => {
    const answer = answerDictionary(String(input))
    if (!answer) {
      throw new TypeError(
        `Examples run without a network: ${String(input)} is not answered`,
      )
    }
    const shuffled = 10 + random() * 90
    const delay = seed === 0 ? answer.milliseconds : shuffled
    await new Promise(resolve => setTimeout(resolve, delay))
    return Response.json(answer.body, { status: answer.status })
  }
  Object.assign(globalThis, { fetch })
  Math.random = random
}
