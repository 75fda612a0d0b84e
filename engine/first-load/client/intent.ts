const pressable =
  'a[href], button, summary, input, select, textarea, label, [role=button], [tabindex]'

const isPressable = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(pressable) !== null

/** Keys that say nothing about the page: held on the way to another program. */
const isModifier = (event: Event): boolean =>
  event instanceof KeyboardEvent &&
  /^(?:Alt|AltGraph|Control|Meta|Shift|OS)$/u.test(event.key)

const signs: Readonly<Record<string, (event: Event) => boolean>> = {
  pointerdown: () => true,
  touchstart: () => true,
  wheel: () => true,
  keydown: event => !isModifier(event),
  focusin: isPressable,
  pointerover: isPressable,
}

/** Calls back at the first sign that somebody does more than read. */
export const onIntent = (callback: () => void): void => {
  const names = Object.keys(signs)
  const options = { capture: true, passive: true }
  const listen = (event: Event): void => {
    if (signs[event.type]?.(event)) {
      for (const name of names) {
        removeEventListener(name, listen, options)
      }
      callback()
    }
  }
  for (const name of names) {
    addEventListener(name, listen, options)
  }
}
