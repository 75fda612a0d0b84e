/** What shortcuts are held with here, as keyboards name it. */
export const modifierKey = (): string =>
  /Mac|iPhone|iPad/u.test(navigator.userAgent) ? '⌘' : 'Ctrl'
