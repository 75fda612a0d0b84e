export type ImportedName = {
  readonly name: string
  readonly isType?: boolean
}

type Change = {
  readonly from: number
  readonly to?: number
  readonly insert: string
}

const LINE_LENGTH = 80

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

const newStatement = (specifiers: readonly string[], module: string) => {
  const line = `import { ${specifiers.join(', ')} } from '${module}'`
  return line.length > LINE_LENGTH
    ? `import {\n${specifiers.map(it => `  ${it},\n`).join('')}} from '${module}'`
    : line
}

/**
 * The change that imports `names` from `module`. It joins a statement that is
 * there already, and does not repeat what that imports.
 */
export const addImports = (
  code: string,
  module: string,
  names: readonly ImportedName[],
): Change => {
  const statement = findStatement(code, module)
  if (!statement) {
    const gap = /^import\b/u.test(code) || code === '' ? '\n' : '\n\n'
    const insert = newStatement(names.map(specifier), module)
    return { from: 0, insert: insert + gap }
  }
  const existing = statement[1] ?? ''
  const from = statement.index + statement[0].indexOf('{') + 1 + existing.length
  const present = new Set(existing.split(',').map(it => it.trim()))
  const wanted = names.map(specifier).filter(it => !present.has(it))
  const joined = wanted.join(', ')
  const [line] = statement
  if (!line.includes('\n') && line.length + joined.length + 2 > LINE_LENGTH) {
    return {
      from: statement.index,
      to: statement.index + line.length,
      insert: newStatement([...present, ...wanted].filter(Boolean), module),
    }
  }
  return {
    from,
    insert:
      existing === '' ? ` ${joined} ` : wanted.map(it => `, ${it}`).join(''),
  }
}

export const withImports = (
  code: string,
  module: string,
  names: readonly string[],
): string => {
  const {
    from,
    to = from,
    insert,
  } = addImports(
    code,
    module,
    names.map(name => ({ name })),
  )
  return code.slice(0, from) + insert + code.slice(to)
}
