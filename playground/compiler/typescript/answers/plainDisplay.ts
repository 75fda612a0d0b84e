/**
 * A declaration as TypeScript tells it, without what it says of every name that
 * was imported: `(alias) …` before it, and the import after it.
 */
export const plainDisplay = (display: string): string =>
  display.replace(/^\(alias\) /u, '').replace(/\nimport [\w$]+$/u, '')
