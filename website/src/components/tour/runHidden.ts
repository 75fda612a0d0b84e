import { withoutColors } from '@site/playground/console/parseColors'
import {
  applyEvent,
  type ConsoleSnapshot,
  emptySnapshot,
} from '@site/playground/console/snapshot'
import { loadEngine } from '@site/playground/page/runner'

/** What a console holds, line by line. */
export const linesOf = ({ blocks }: ConsoleSnapshot): string[] =>
  blocks.flat().flatMap(({ text }) => withoutColors(text).split('\n'))

/** Runs code whose output nobody sees: what it printed, and why it was ended. */
export const runHidden = async (
  code: string,
  signal: AbortSignal,
): Promise<{ lines: readonly string[]; failure: string }> => {
  const { startRun } = await loadEngine()
  if (signal.aborted) {
    return { lines: [], failure: '' }
  }
  let printed = emptySnapshot
  const { stop, finished } = startRun({
    code,
    language: 'js',
    onEvent: event => {
      printed = applyEvent(printed, event, () => 0)
    },
  })
  signal.addEventListener('abort', stop, { once: true })
  const { message } = await finished
  return { lines: linesOf(printed), failure: message }
}
