import { answerDictionary } from '../../../data/answerDictionary'
import type { Activity } from './activity'
import { isA } from './builtIns'

const addressOf = (input: unknown): string => {
  if (isA(Request, input)) {
    return input.url
  }
  return String(input)
}

const refusal = (address: string): TypeError =>
  new TypeError(
    `The network is off here, so ${address} was not fetched. The playground has a switch that allows it.`,
  )

/**
 * Replaces `fetch`: the dictionary of the package's examples answers from what
 * is bundled, everything else only if the visitor allowed the network. The
 * sandbox's policy refuses it in any case; this says so in a sentence.
 */
export const replaceFetch = (
  activity: Activity,
  allowNetwork: boolean,
): void => {
  const { fetch, setTimeout } = globalThis

  const answer = (address: string): Promise<Response> | undefined => {
    const answered = answerDictionary(address)
    if (!answered) {
      return undefined
    }
    const { body, status, milliseconds } = answered
    return new Promise(resolve => {
      setTimeout(() => resolve(Response.json(body, { status })), milliseconds)
    })
  }

  const fetchTracked = async (
    input: string | URL | Request,
    init?: RequestInit,
  ): Promise<Response> => {
    const end = activity.begin()
    try {
      const address = addressOf(input)
      const answered = answer(address)
      if (answered) {
        return await answered
      }
      if (!allowNetwork) {
        throw refusal(address)
      }
      return await fetch(input, init)
    } finally {
      // Code that awaits the answer goes on before the run counts as idle.
      setTimeout(end, 0)
    }
  }
  globalThis.fetch = Object.defineProperty(fetchTracked, 'name', {
    value: 'fetch',
  })
}
