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
