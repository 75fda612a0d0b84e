/** The sign that a press was felt and is waiting for the app: see firstLoad.css. */
export const showWaiting = (element: HTMLElement): void => {
  element.setAttribute('aria-busy', 'true')
}

export const stopWaiting = (element: HTMLElement): void => {
  element.removeAttribute('aria-busy')
}
