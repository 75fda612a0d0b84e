import { copyCode } from './copyCode'
import { runCode } from './runCode'
import { watchScrolling } from './watchScrolling'

const actionOf = (event: Event): HTMLElement | null =>
  event.target instanceof Element
    ? event.target.closest<HTMLElement>('[data-code-action]')
    : null

const onClick = (event: Event): void => {
  const control = actionOf(event)
  const code = control
    ?.closest('.code-block')
    ?.querySelector<HTMLElement>('pre > code')
  if (control?.dataset.codeAction === 'copy' && code) {
    void copyCode(control, code)
  }
  if (control?.dataset.codeAction === 'run' && code) {
    void runCode(control, code)
  }
}

// One listener for every code block there is or will be: the blocks are inert.
if (typeof document !== 'undefined') {
  document.addEventListener('click', onClick)
}

export const onRouteDidUpdate = (): void => watchScrolling()
