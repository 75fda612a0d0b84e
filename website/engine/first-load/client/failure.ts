import { element } from './element'

let notice: HTMLElement | undefined

const firstText =
  'What you pressed needs scripts that did not load. Links and text work without them.'

const laterText = (attempts: number): string =>
  `The scripts did not load in ${attempts} attempts. Reload the page, check your connection and whether an extension blocks scripts, or come back later. Links and text work without them.`

const findRetry = (): HTMLButtonElement | null | undefined =>
  notice?.querySelector('button')

/** Tells the reader that what was pressed can't work yet, and how to go on. */
export const showFailure = (attempts: number, onRetry: () => void): void => {
  const hadFocus = notice?.contains(document.activeElement)
  hideFailure()
  const text = attempts > 1 ? laterText(attempts) : firstText
  notice = element(
    `<div class="first-load-failure" role="alert"><p>${text}</p><button type="button" class="button">Retry</button></div>`,
  )
  const retry = findRetry()
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
