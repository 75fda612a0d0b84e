export type OpenedFrame = {
  readonly element: HTMLIFrameElement
  readonly loaded: Promise<unknown>
}

/** Opens a sandbox's page, in a frame with an origin of its own. */
export const openFrame = (address: string): OpenedFrame => {
  const element = Object.assign(document.createElement('iframe'), {
    // Without allow-same-origin: an origin that equals no other.
    sandbox: 'allow-scripts',
    referrerPolicy: 'no-referrer',
    hidden: true,
    src: address,
  })
  document.body.append(element)
  return {
    element,
    loaded: new Promise(resolve => {
      element.onload = resolve
    }),
  }
}
