type Change = {
  readonly from: number
  readonly to: number
  readonly insert: string
}

const LINE_LENGTH = 80

const escapePattern = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')

/** The statement of named imports from a module; not one with comments. */
const findStatement = (code: string, module: string) =>
  new RegExp(
    `^import\\s*\\{([^}/]*)\\}\\s*from\\s*['"]${escapePattern(module)}['"]`,
    'mu',
  ).exec(code)

/**
 * The change that imports `names` from `module`, as `map` or `type Optional`:
 * in one statement with what is imported already.
 */
export const addImports = (
  code: string,
  module: string,
  names: readonly string[],
): Change => {
  const statement = findStatement(code, module)
  const present = (statement?.[1] ?? '').split(',').map(it => it.trim())
  const all = [...new Set([...present, ...names])].filter(Boolean)
  const line = `import { ${all.join(', ')} } from '${module}'`
  const insert =
    line.length > LINE_LENGTH
      ? `import {\n${all.map(it => `  ${it},\n`).join('')}} from '${module}'`
      : line
  if (statement) {
    const { index: from } = statement
    return { from, to: from + statement[0].length, insert }
  }
  const gap = /^import\b/u.test(code) || code === '' ? '\n' : '\n\n'
  return { from: 0, to: 0, insert: insert + gap }
}

export const withImports = (
  code: string,
  module: string,
  names: readonly string[],
): string => {
  const { from, to, insert } = addImports(code, module, names)
  return code.slice(0, from) + insert + code.slice(to)
}
