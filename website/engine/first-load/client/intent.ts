import { findAround } from './findAround'

const pressable =
  'a[href], button, summary, input, select, textarea, label, [role=button], [tabindex]'

const isPressable = (event: Event): boolean =>
  findAround(event, pressable) !== null

/** Modifier keys may be part of a shortcut of another program. */
const isModifier = (event: Event): boolean =>
  /^(?:Alt|AltGraph|Control|Meta|Shift)$/u.test((event as KeyboardEvent).key)

/**
 * A mouse moves long before it clicks. Browsers also report a resting mouse
 * once, when the page appears under it, without a movement.
 */
const isMovedMouse = (event: Event): boolean => {
  const { pointerType, movementX, movementY } = event as PointerEvent
  return pointerType === 'mouse' && (movementX || movementY) !== 0
}

const intents: Readonly<Record<string, (event: Event) => boolean>> = {
  pointerdown: () => true,
  wheel: () => true,
  keydown: event => !isModifier(event),
  focusin: isPressable,
  pointerover: isPressable,
  pointermove: isMovedMouse,
}

/** A long touch or a scroll does not end in a click. */
const MAX_PRESS_MS = 300
/** Frames stop in a hidden tab. */
const MAX_FRAME_MS = 100

/** After the next frame: what was pressed has shown its answer. */
export const afterFrame = (task: () => void): void => {
  let isDone = false
  const run = (): void => {
    if (!isDone) {
      isDone = true
      task()
    }
  }
  requestAnimationFrame(() => setTimeout(run))
  setTimeout(run, MAX_FRAME_MS)
}

/**
 * After the click and the frame that shows its effect: the app would delay it.
 */
const afterPress = (task: () => void): void => {
  const end = (): void => {
    clearTimeout(timer)
    removeEventListener('click', end, true)
    afterFrame(task)
  }
  const timer = setTimeout(end, MAX_PRESS_MS)
  addEventListener('click', end, true)
}

/** Calls back at the first sign that somebody does more than read. */
export const onIntent = (callback: () => void): void => {
  const names = Object.keys(intents)
  const options = { capture: true, passive: true }
  const listen = (event: Event): void => {
    if (intents[event.type]?.(event)) {
      for (const name of names) {
        removeEventListener(name, listen, options)
      }
      const later = event.type === 'pointerdown' ? afterPress : afterFrame
      later(callback)
    }
  }
  for (const name of names) {
    addEventListener(name, listen, options)
  }
}
