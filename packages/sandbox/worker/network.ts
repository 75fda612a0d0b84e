import type { Activity } from './activity'
import { isA } from './builtIns'

/** What requests are answered with without a network. */
export type Answers = {
  /** Undefined for an address that is not answered. */
  readonly answer: (address: string) =>
    | {
        readonly body: unknown
        readonly status: number
        readonly milliseconds: number
      }
    | undefined
  /** What is said of an address that nothing answers, as a sentence. */
  readonly refusal: (address: string) => string
}

const addressOf = (input: unknown): string => {
  if (isA(Request, input)) {
    return input.url
  }
  return String(input)
}

/**
 * Replaces `fetch`: some addresses are answered here, all others only if the
 * visitor allowed the network. The sandbox's policy refuses them in any case;
 * this says so in a sentence.
 */
export const replaceFetch = (
  activity: Activity,
  allowNetwork: boolean,
  answers: Answers,
): void => {
  const { fetch, setTimeout } = globalThis

  const answer = (address: string): Promise<Response> | undefined => {
    const answered = answers.answer(address)
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
        throw new TypeError(answers.refusal(address))
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
