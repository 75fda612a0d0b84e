/** An address that the source of a module can be imported from. */
export const toUrl = (source: string): string =>
  URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
