let region: HTMLElement | undefined

const createRegion = (): HTMLElement => {
  const element = Object.assign(document.createElement('div'), {
    role: 'status',
    className: 'read-aloud',
  })
  document.body.append(element)
  return element
}

/** Tells a screen reader what happened, without moving the focus. */
export const announce = (message: string): void => {
  region ??= createRegion()
  // The same words twice in a row would not be read again.
  region.textContent = region.textContent === message ? `${message}.` : message
}
