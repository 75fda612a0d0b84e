/**
 * An address that the source of a module can be imported from; `name` is what
 * stacks call it, also those that code prints itself.
 */
export const toUrl = (source: string, name: string): string =>
  URL.createObjectURL(
    new Blob([source, `\n//# sourceURL=${name}`], { type: 'text/javascript' }),
  )
