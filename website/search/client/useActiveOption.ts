import { type KeyboardEvent, useState } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Up and Down go from entry to entry, and from the first back to the field. */
export const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key]
  if (step && !event.defaultPrevented) {
    event.preventDefault()
    const stops = [
      ...event.currentTarget.querySelectorAll<HTMLElement>(
        'input, li > :is(a, button):first-child',
      ),
    ]
    const place = stops.findIndex(stop =>
      stop.parentElement?.contains(document.activeElement),
    )
    stops[place + step]?.focus()
  }
}

export const optionId = (index: number): string => `search-option-${index}`

/** Which option of the listbox is active; keys of the input move it. */
export const useActiveOption = (count: number) => {
  const [chosen, setActive] = useState(0)
  const active = Math.min(chosen, count - 1)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (count === 0 || event.nativeEvent.isComposing) {
      return
    }
    const step = STEPS[event.key]
    if (step) {
      event.preventDefault()
      const next = (active + step + count) % count
      setActive(next)
      document
        .getElementById(optionId(next))
        ?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const { ctrlKey, metaKey, shiftKey } = event
      const keys = { ctrlKey, metaKey, shiftKey }
      document
        .getElementById(optionId(active))
        ?.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }),
        )
    }
  }
  return { active, setActive, onKeyDown }
}
