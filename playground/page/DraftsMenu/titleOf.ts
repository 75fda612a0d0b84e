const importStatement =
  /^\s*import\s(?:[^'"]*?\sfrom\s*)?['"][^'"\n]*['"][^\S\n]*;?/gmu

/** The first line of the code that says something. */
export const titleOf = (code: string): string =>
  code
    .replace(importStatement, '')
    .split('\n')
    .map(line => line.trim())
    .find(line => line !== '') ?? 'Only imports'
