let notice: HTMLElement | undefined

/** Tells the reader that what was pressed can't work yet, and how to go on. */
export const showFailure = (onRetry: () => void): void => {
  hideFailure()
  notice = document.createElement('div')
  notice.className = 'first-load-failure'
  notice.setAttribute('role', 'alert')
  const text = document.createElement('p')
  text.textContent =
    'What you pressed needs scripts that did not load. Links and text work without them.'
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button'
  button.textContent = 'Retry'
  button.addEventListener('click', onRetry)
  notice.append(text, button)
  document.body.append(notice)
}

export const hideFailure = (): void => {
  notice?.remove()
  notice = undefined
}
