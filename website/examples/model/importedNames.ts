/** What an import statement of JavaScript takes, as the module exports it. */
export const importedNames = (statement: string): string[] => {
  const clause = statement.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gmu, '')
  const named = /\{([^}]*)\}/u.exec(clause)?.[1] ?? ''
  return [
    ...(/^import\s+[\w$]/u.test(clause) ? ['default'] : []),
    ...named.split(',').flatMap(part => part.match(/[\w$]+/u) ?? []),
  ]
}
