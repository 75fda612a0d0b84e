/** The `ref` of a result: on a phone it appears below what was pressed. */
export const bringIntoView = (result: HTMLElement | null): void =>
  result?.scrollIntoView({ block: 'nearest' })
