import { announce } from './announce'
import type { Block } from './readBlock'

const failure =
  'What runs the example could not be loaded. Check your connection and try again.'

/** Runs an example beneath itself, or stops it; loads nothing before that. */
export const runCode = async ({
  figure,
  code,
  language,
}: Block): Promise<void> => {
  if (!language) {
    return
  }
  try {
    const { runInline } = await import('@site/playground/inlineRun')
    await runInline(figure, code.textContent ?? '', language)
  } catch {
    announce(failure)
  }
}
