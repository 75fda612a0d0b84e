import { element } from './element'

let notice: HTMLElement | undefined

const textOf = (attempts: number): string =>
  `What you pressed did not load${attempts > 1 ? ` in ${attempts} attempts. Reload, or check your connection` : ''}. Links and text work without it.`

/** Tells the reader that what was pressed can't work yet, and how to go on. */
export const showFailure = (attempts: number, onRetry: () => void): void => {
  const hadFocus = notice?.contains(document.activeElement)
  hideFailure()
  notice = element(
    `<div class="first-load-failure" role="alert"><p>${textOf(attempts)}</p><button type="button" class="button">Retry</button></div>`,
  )
  const retry = notice.querySelector('button')
  retry?.addEventListener('click', () => {
    if (retry.ariaDisabled !== 'true') {
      retry.ariaDisabled = 'true'
      retry.textContent = 'Trying again…'
      onRetry()
    }
  })
  document.body.append(notice)
  if (hadFocus) {
    retry?.focus()
  }
}

export const hideFailure = (): void => {
  notice?.remove()
  notice = undefined
}
