import { type KeyboardEvent, useState } from 'react'

const step = (key: string, active: number, count: number): number => {
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count
    case 'ArrowUp':
      return (active - 1 + count) % count
    case 'Home':
      return 0
    default:
      return count - 1
  }
}

const MOVES = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End'])

const press = (option: HTMLElement, event: KeyboardEvent): void => {
  const { ctrlKey, metaKey, shiftKey } = event
  option.dispatchEvent(
    new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey,
      metaKey,
      shiftKey,
    }),
  )
}

/** Which option of the listbox is active; keys of the input move it. */
export const useActiveOption = (
  count: number,
  optionId: (index: number) => string,
) => {
  const [chosen, setActive] = useState(0)
  const active = Math.min(chosen, count - 1)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (count === 0 || event.nativeEvent.isComposing) {
      return
    }
    if (MOVES.has(event.key) && !event.shiftKey) {
      event.preventDefault()
      const next = step(event.key, active, count)
      setActive(next)
      document
        .getElementById(optionId(next))
        ?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const option = document.getElementById(optionId(active))
      if (option) {
        press(option, event)
      }
    }
  }
  return { active, setActive, onKeyDown }
}
