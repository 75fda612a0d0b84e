import { isAnswered, request } from './requests'

type Handler = (element: HTMLElement, event: MouseEvent) => void

const handlers: [selector: string, handler: Handler][] = []

/** Answers presses on what matches, before and after the app is there. */
export const onPress = (selector: string, handler: Handler): void => {
  handlers.push([selector, handler])
}

/** A press with no modifier key, which asks for something else. */
export const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)

const find = (target: Element): [HTMLElement, Handler] | undefined => {
  for (const [selector, handler] of handlers) {
    const element = target.closest<HTMLElement>(selector)
    if (element) {
      return [element, handler]
    }
  }
  return undefined
}

/** Buttons without a handler of their own are React's: they wait for it. */
const keepForReact = (target: Element, event: MouseEvent): void => {
  const button = target.closest<HTMLButtonElement>('#__docusaurus button')
  if (button && !button.disabled && !isAnswered('press')) {
    event.stopPropagation()
    event.preventDefault()
    request('press', button, button)
  }
}

/** One listener for all, ahead of React's. */
export const listenForPresses = (): void =>
  addEventListener(
    'click',
    event => {
      if (!(event.target instanceof Element)) {
        return
      }
      const found = find(event.target)
      if (found) {
        const [element, handler] = found
        handler(element, event)
      } else {
        keepForReact(event.target, event)
      }
    },
    { capture: true },
  )
