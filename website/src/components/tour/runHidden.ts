import { withoutColors } from '@site/playground/console/parseColors'
import {
  applyEvent,
  type ConsoleSnapshot,
  emptySnapshot,
} from '@site/playground/console/snapshot'
import { loadEngine } from '@site/playground/page/usePreparation'

/** What a console holds, line by line. */
export const linesOf = ({ blocks }: ConsoleSnapshot): string[] =>
  blocks.flat().flatMap(({ text }) => withoutColors(text).split('\n'))

/** Runs code whose output nobody sees, and returns its lines. */
export const runHidden = async (
  code: string,
  signal: AbortSignal,
): Promise<readonly string[]> => {
  const { startRun } = await loadEngine()
  if (signal.aborted) {
    return []
  }
  let printed = emptySnapshot
  const { stop, finished } = startRun({
    code,
    language: 'js',
    allowNetwork: false,
    onEvent: event => {
      printed = applyEvent(printed, event, () => 0)
    },
  })
  signal.addEventListener('abort', stop, { once: true })
  await finished
  return linesOf(printed)
}
