const lfiImport = /^import\s*\{([^}]*)\}\s*from\s*(['"])lfi\2/mu

/** The code with `names` imported from lfi, in its import if it has one. */
export const addLfiImports = (
  code: string,
  names: readonly string[],
): string => {
  if (names.length === 0) {
    return code
  }
  const match = lfiImport.exec(code)
  if (!match) {
    return `import { ${names.join(', ')} } from 'lfi'\n\n${code}`
  }
  const present = (match[1] ?? '')
    .split(',')
    .map(name => name.trim())
    .filter(Boolean)
  const quote = match[2] ?? `'`
  const all = [...new Set([...present, ...names])]
  return code.replace(
    match[0],
    () => `import { ${all.join(', ')} } from ${quote}lfi${quote}`,
  )
}
