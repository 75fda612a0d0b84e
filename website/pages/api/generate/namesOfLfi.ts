const imports =
  /import\s*(?:type\s*)?\{(?<names>[^}]*)\}\s*from\s*['"]lfi['"]/gu

export type ImportedName = { name: string; line: number }

/** What code, or a text with code in it, imports from lfi. */
export const namesImported = (code: string): ImportedName[] =>
  [...code.matchAll(imports)].flatMap(({ groups, index }) =>
    (groups?.names ?? '')
      .split(',')
      .map(name => name.trim().replace(/^type\s+/u, ''))
      .filter(Boolean)
      .map(name => ({
        name: name.split(/\s+as\s+/u)[0] ?? '',
        line: code.slice(0, index).split('\n').length,
      })),
  )
