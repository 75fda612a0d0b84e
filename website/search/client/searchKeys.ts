/** What keys mean to search; shared by the first script and by the app. */

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

/** What is asked of search before there is a field to type it into. */
export type AskedSearch = { query: string; isSubmitted: boolean }

/**
 * What a key makes of that: `undefined` if it ends the asking, the same object
 * if the key has nothing to do with it.
 */
export const typeAhead = (
  event: Key,
  asked: AskedSearch,
): AskedSearch | undefined => {
  const { key } = event
  if (key === 'Escape') {
    return undefined
  }
  if (!isPlain(event)) {
    return asked
  }
  if (key === 'Enter') {
    return { ...asked, isSubmitted: asked.query.trim() !== '' }
  }
  if (key === 'Backspace') {
    return { query: asked.query.slice(0, -1), isSubmitted: false }
  }
  return key.length === 1
    ? { query: asked.query + key, isSubmitted: false }
    : asked
}
