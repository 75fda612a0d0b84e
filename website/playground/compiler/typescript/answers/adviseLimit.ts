import type { CallExpression } from 'typescript'
import { type Advice, type Context, hasErrorIn, isOfLibrary } from './advice'
import { nameOfCall } from './flavour'

/** What people give a limit to, as libraries for promises have it. */
const calling = /^(?:as|each|filter|flatMap|forEach|map)Concur$/u

/** A limit of concurrency, where lfi takes none. No press could mend it. */
export const adviseLimit = (
  context: Context,
  call: CallExpression,
): Advice[] => {
  const { source } = context
  const [, limit] = call.arguments
  if (
    !(limit && /^[\d{]/u.test(limit.getText(source))) ||
    !isOfLibrary(context, call.expression) ||
    !calling.test(call.expression.text) ||
    !hasErrorIn(context, call)
  ) {
    return []
  }
  // What a step returns is complained about in the pipe around it.
  const scope = nameOfCall(call.parent) === 'pipe' ? call.parent : call
  return [
    {
      diagnostic: {
        from: limit.getStart(source),
        to: limit.getEnd(),
        message:
          'lfi has no option for a limit. The recipe "Fetch many with a limit" has a helper to copy.',
        code: 0,
        severity: 'error',
      },
      scope: { from: scope.getStart(source), to: scope.getEnd() },
    },
  ]
}
