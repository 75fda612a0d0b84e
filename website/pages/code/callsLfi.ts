const imports = /\bimport\s*\{([^}]*)\}\s*from\s*['"]lfi['"]/gu
const namespace = /\bimport\s*\*\s*as\s+(\w+)\s+from\s*['"]lfi['"]/gu

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map(
      name =>
        name
          .trim()
          .split(/\s+as\s+/u)
          .at(-1) ?? '',
    )
    .filter(name => /^[\w$]+$/u.test(name))

/** Whether code imports something of lfi, other than types, and uses it. */
export const callsLfi = (code: string): boolean => {
  const names = [
    ...[...code.matchAll(imports)].flatMap(([, list = '']) => namesIn(list)),
    ...[...code.matchAll(namespace)].flatMap(([, name = '']) => [name]),
  ]
  const rest = code.replaceAll(imports, '').replaceAll(namespace, '')
  return names.some(name =>
    new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}[(.]`, 'u').test(
      rest,
    ),
  )
}
