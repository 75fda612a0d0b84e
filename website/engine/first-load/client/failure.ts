import { element } from './element'

let notice: HTMLElement | undefined

/** Tells the reader that what was pressed can't work yet, and how to go on. */
export const showFailure = (onRetry: () => void): void => {
  hideFailure()
  notice = element(
    '<div class="first-load-failure" role="alert"><p>What you pressed needs scripts that did not load. Links and text work without them.</p><button type="button" class="button">Retry</button></div>',
  )
  notice.querySelector('button')?.addEventListener('click', onRetry)
  document.body.append(notice)
}

export const hideFailure = (): void => {
  notice?.remove()
  notice = undefined
}
