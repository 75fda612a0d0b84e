import { announce } from './announce'
import type { Block } from './readBlock'

/** Runs an example beneath itself; what that takes is loaded on first use. */
export const runExample = async ({
  figure,
  code,
  language,
}: Block): Promise<void> => {
  try {
    const { runInline } = await import('@site/playground/inlineRun')
    await runInline(figure, code.textContent ?? '', language ?? 'js')
  } catch {
    announce('The example could not be run: its parts did not load.')
  }
}
