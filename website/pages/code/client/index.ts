import { loadLines } from '@site/playground/inlineRun/loadLines'
import { hasPoorConnection } from '../../../browser/connection'
import { prepareRun } from './prepareRun'
import { readBlock } from './readBlock'
import { runCode } from './runCode'

const RUN = '[data-code-action=run]'

/** How long, in milliseconds, the app waits for an example that was pressed. */
const MAX_RUN = 1500

// What the first script can't do by itself (engine/first-load): it listens, and
// has copied and measured already.
if (typeof window !== 'undefined') {
  const forget = (): void => {
    removeEventListener('pointerover', onApproach)
    removeEventListener('focusin', onApproach)
  }
  const prepare = (button: HTMLElement | null | undefined): void => {
    const language = button && readBlock(button)?.language
    if (language && !hasPoorConnection()) {
      forget()
      // What fails is asked for again by the run, which says what failed.
      prepareRun(language).catch(() => undefined)
      loadLines().catch(() => undefined)
    }
  }
  const onApproach = ({ target }: Event): void =>
    prepare(target instanceof Element ? target.closest<HTMLElement>(RUN) : null)
  addEventListener('pointerover', onApproach)
  addEventListener('focusin', onApproach)

  window.firstLoad?.answer('run', button => {
    const block = readBlock(button)
    if (block) {
      // The run itself asks for all of it; another frame would be one too many.
      forget()
      const run = runCode(block, button.dataset.codeAction === 'trace')
      window.firstRun ??= Promise.race([
        run,
        new Promise<void>(resolve => setTimeout(resolve, MAX_RUN)),
      ])
    }
  })
  // The pointer or the focus may have been there before the app.
  prepare(document.querySelector<HTMLElement>(`${RUN}:is(:hover, :focus)`))
}
