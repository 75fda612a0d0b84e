export type ImportedName = {
  readonly name: string
  readonly isType?: boolean
}

type Change = { readonly from: number; readonly insert: string }

const escapePattern = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')

const specifier = ({ name, isType }: ImportedName): string =>
  isType ? `type ${name}` : name

/** Where the named imports of an existing statement end, if there is one. */
const findStatement = (code: string, module: string) =>
  new RegExp(
    `^import\\s*\\{([^}]*?)(,?\\s*)\\}\\s*from\\s*['"]${escapePattern(module)}['"]`,
    'mu',
  ).exec(code)

/**
 * The change that imports `names` from `module`, joining a statement that is
 * there already.
 */
export const addImports = (
  code: string,
  module: string,
  names: readonly ImportedName[],
): Change => {
  const wanted = names.map(specifier).join(', ')
  const statement = findStatement(code, module)
  if (!statement) {
    const gap = /^import\b/u.test(code) || code === '' ? '\n' : '\n\n'
    return { from: 0, insert: `import { ${wanted} } from '${module}'${gap}` }
  }
  const existing = statement[1] ?? ''
  const from = statement.index + statement[0].indexOf('{') + 1 + existing.length
  return {
    from,
    insert: existing.trim() === '' ? ` ${wanted} ` : `, ${wanted}`,
  }
}
