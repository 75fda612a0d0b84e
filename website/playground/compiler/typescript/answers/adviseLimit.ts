import type { CallExpression } from 'typescript'
import {
  type Advice,
  adviceAt,
  type Context,
  hasErrorIn,
  isOfLibrary,
} from './advice'
import { nameOfCall } from './flavour'

/** What people give a limit to, as libraries for promises have it. */
const calling = /^(?:as|each|filter|flatMap|forEach|map)Concur$/u

/** A limit of concurrency, where lfi takes none. No press could mend it. */
export const adviseLimit = (
  context: Context,
  call: CallExpression,
): Advice[] => {
  const [, limit] = call.arguments
  if (
    !(limit && /^[\d{]/u.test(limit.getText(context.source))) ||
    !isOfLibrary(context, call.expression) ||
    !calling.test(call.expression.text) ||
    !hasErrorIn(context, call)
  ) {
    return []
  }
  // What a step returns is complained about in the pipe around it.
  const scope = nameOfCall(call.parent) === 'pipe' ? call.parent : call
  const message =
    'lfi has no option for a limit. The recipe "Fetch many with a limit" has a helper to copy.'
  return [adviceAt(context, limit, scope, 'error', message)]
}
