import type { ImportSpecifier } from 'es-module-lexer/js'
import { readClause } from '../../examples/model/importsOf'
import type { CodeProblem } from '../sandbox/runEvent'
import { locate } from './locate'
import { nearestName } from './nearestName'

/** What code may import, each with the names it exports if they are known. */
export type ModuleExports = ReadonlyMap<string, readonly string[] | 'any'>

// Made only for a sentence: it takes a slow phone a tenth of a second.
const quoteList = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(names.map(name => `'${name}'`))

const isFile = (specifier: string): boolean => /^\.{0,2}\//u.test(specifier)

const unknownModule = (specifier: string, modules: ModuleExports): string => {
  if (isFile(specifier)) {
    return `There is no file '${specifier}' here.`
  }
  const nearest = nearestName(specifier, [...modules.keys()])
  if (nearest) {
    return `There is no module '${specifier}' here. Did you mean '${nearest}'?`
  }
  const packages = [...modules.keys()].filter(name => !isFile(name))
  if (/timers/u.test(specifier)) {
    return `'${specifier}' belongs to Node. Import delay from 'lfi-playground' to wait.`
  }
  if (/^(?:https?:)?\/\//u.test(specifier)) {
    return `'${specifier}' can't be imported: code here takes nothing from the network. It may import ${quoteList(packages)}.`
  }
  return `'${specifier}' can't be imported here. Code may import ${quoteList(packages)}.`
}

const missingExport = (
  name: string,
  specifier: string,
  exported: readonly string[],
): string => {
  if (name === 'default') {
    return `'${specifier}' has no default export. Import by name, as in import { ${exported.find(name => name === 'map') ?? exported[0]} } from '${specifier}'.`
  }
  const nearest = nearestName(name, exported)
  return nearest
    ? `'${specifier}' has no export named ${name}. Did you mean ${nearest}?`
    : `'${specifier}' has no export named ${name}.`
}

/**
 * What is wrong with the imports that the lexer has found, in sentences that
 * name the right thing. What an import names by an expression is not known.
 */
export const checkImports = (
  js: string,
  imports: readonly ImportSpecifier[],
  modules: ModuleExports,
): readonly CodeProblem[] =>
  imports.flatMap(({ n: specifier, ss: start, se: end }) => {
    const exported = modules.get(specifier ?? '')
    if (specifier === undefined || exported === 'any') {
      return []
    }
    const clause = js.slice(start, end)
    const locationOf = (index: number) => locate(js, start + Math.max(0, index))
    if (!exported) {
      const message = unknownModule(specifier, modules)
      return { message, location: locationOf(clause.lastIndexOf(specifier)) }
    }
    return readClause(clause)
      .names.filter(name => !exported.includes(name))
      .map(name => ({
        message: missingExport(name, specifier, exported),
        location: locationOf(clause.indexOf(name)),
        ...(specifier === 'lfi' && { missing: name }),
      }))
  })
