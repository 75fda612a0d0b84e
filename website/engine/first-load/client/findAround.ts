/** The innermost element around what an event happened to that matches. */
export const findAround = <Found extends HTMLElement>(
  { target }: Event,
  selector: string,
): Found | null =>
  target instanceof Element ? target.closest<Found>(selector) : null
