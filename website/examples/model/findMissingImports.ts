import { parse } from 'sucrase/dist/esm/parser/index'
import type { Language } from './language'

// Sucrase's IdentifierRole is a const enum of its parser, which isolated modules
// cannot import: these are the roles that read a variable.
const readingRoles: ReadonlySet<number | null> = new Set([
  0 /* Access */, 1 /* ExportAccess */, 8 /* ObjectShorthand */,
])

/** Whether an identifier of that role is declared there. */
const declares = (role: number | null): boolean =>
  role !== null && role >= 2 && role <= 9 && role !== 8

/**
 * Names among `known` that the code reads but declares nowhere. A name declared
 * in any scope is taken as declared: better no offer than a wrong one.
 */
export const findMissingImports = (
  code: string,
  language: Language,
  known: readonly string[],
): readonly string[] => {
  const { tokens } = parse(code, false, language === 'ts', false)
  const declared = new Set<string>()
  const read = new Set<string>()
  for (const { start, end, isType, identifierRole } of tokens) {
    if (declares(identifierRole)) {
      declared.add(code.slice(start, end))
    } else if (!isType && readingRoles.has(identifierRole)) {
      read.add(code.slice(start, end))
    }
  }
  return known.filter(name => read.has(name) && !declared.has(name))
}
