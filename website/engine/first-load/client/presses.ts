import { findAround } from './findAround'
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

/** Buttons without a handler of their own are React's: they wait for it. */
const keepForReact = (event: MouseEvent): void => {
  const button = findAround<HTMLButtonElement>(event, '#__docusaurus button')
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
      for (const [selector, handler] of handlers) {
        const element = findAround(event, selector)
        if (element) {
          handler(element, event)
          return
        }
      }
      keepForReact(event)
    },
    { capture: true },
  )
