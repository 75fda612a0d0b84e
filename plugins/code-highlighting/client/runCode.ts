import { announce } from './announce'

const failure =
  'What runs the example could not be loaded. Check your connection and try again.'

/** Runs an example beneath itself, or stops it; loads nothing before that. */
export const runCode = async (
  button: HTMLElement,
  code: HTMLElement,
): Promise<void> => {
  const figure = button.closest<HTMLElement>('.code-block')
  if (!figure) {
    return
  }
  const language = figure.dataset.language === 'ts' ? 'ts' : 'js'
  try {
    const { runInline } = await import('@site/playground/inlineRun')
    await runInline(figure, code.textContent ?? '', language)
  } catch {
    announce(failure)
  }
}
