/** What keys mean to search, before its dialog is there. */

const isEditing = (element: Element | null): boolean =>
  element instanceof HTMLElement &&
  (element.isContentEditable ||
    ['INPUT', 'TEXTAREA', 'SELECT'].includes(element.tagName))

type Key = Pick<
  KeyboardEvent,
  'altKey' | 'ctrlKey' | 'key' | 'metaKey' | 'shiftKey'
>

const isPlain = ({ ctrlKey, metaKey, altKey }: Key): boolean =>
  !(ctrlKey || metaKey || altKey)

/** Ctrl or Cmd with K anywhere; a slash outside of text fields. */
export const asksForSearch = (event: Key): boolean => {
  if (event.key.toLowerCase() === 'k') {
    return (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
  }
  return (
    event.key === '/' && isPlain(event) && !isEditing(document.activeElement)
  )
}

/** Keys that must keep their own meaning on a focused button. */
const OTHER_KEYS =
  /^(?:Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|Escape|F\d+)$/u

/** The query that a key on the focused search button begins, if it does. */
export const firstQuery = (event: Key): string | undefined => {
  if (!isPlain(event) || OTHER_KEYS.test(event.key)) {
    return undefined
  }
  return event.key.length === 1 && /[^\s/]/u.test(event.key) ? event.key : ''
}
