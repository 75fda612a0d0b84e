type Handler = (element: HTMLElement, event: MouseEvent) => void

const handlers: [selector: string, handler: Handler][] = []

/** Answers presses on what matches, on this page and on those that follow. */
export const onPress = (selector: string, handler: Handler): void => {
  handlers.push([selector, handler])
}

/** A press without modifier keys, which have meanings of their own. */
export const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)

/**
 * The innermost element around what an event happened to that matches: one of
 * the page's own. What an address may plant on the root is none.
 */
export const findAround = <Found extends HTMLElement>(
  { target }: Event,
  selector: string,
): Found | null => {
  const found =
    target instanceof Element ? target.closest<Found>(selector) : null
  return found?.matches('html, head, body') ? null : found
}

/** One listener, before React's; `next` gets what no handler prevented. */
export const listenForPresses = (next: (event: MouseEvent) => void): void =>
  addEventListener(
    'click',
    event => {
      for (const [selector, handler] of handlers) {
        const element = findAround(event, selector)
        if (element) {
          handler(element, event)
          break
        }
      }
      if (!event.defaultPrevented) {
        next(event)
      }
    },
    { capture: true },
  )

/** Calls back when something is pointed at, touched or focused. */
export const onApproach = (handler: (event: Event) => void): void => {
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(sign, handler, { passive: true })
  }
}
