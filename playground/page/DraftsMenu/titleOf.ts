import type { Draft } from '../../drafts/draft'

const importStatement =
  /^\s*import\s(?:[^'"]*?\sfrom\s*)?['"][^'"\n]*['"][^\S\n]*;?/gmu

/** Its name, or the first line of the code that says something. */
export const titleOf = ({ name, code }: Pick<Draft, 'name' | 'code'>): string =>
  name ||
  (code
    .replace(importStatement, '')
    .split('\n')
    .map(line => line.trim())
    .find(line => line !== '') ??
    'Only imports')
