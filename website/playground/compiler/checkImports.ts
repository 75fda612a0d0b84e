import type { CodeLocation } from '@lfi-docs/sandbox'
import type { ImportSpecifier } from 'es-module-lexer/js'
import { editDistance } from '../../content/model/editDistance'
import { readClause } from '../../examples/model/importsOf'
import type { CodeProblem } from '../sandbox/runEvent'

/** What code may import, each with the names it exports if they are known. */
export type ModuleExports = ReadonlyMap<string, readonly string[] | 'any'>

/** The line and column, from 1, of an offset in a text. */
export const locate = (text: string, offset: number): CodeLocation => {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

/** The name most like `name`, or undefined when none is like it at all. */
const nearestName = (
  name: string,
  candidates: readonly string[],
): string | undefined => {
  const typed = name.toLowerCase()
  const limit = Math.max(1, Math.ceil(name.length / 3))
  const distanceTo = (candidate: string): number =>
    editDistance(typed, candidate.toLowerCase(), limit)
  const [nearest] = candidates
    .filter(candidate => distanceTo(candidate) <= limit)
    .toSorted((one, other) => distanceTo(one) - distanceTo(other))
  return nearest
}

// Made only for a sentence: it takes a slow phone a tenth of a second.
const quoteList = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(names.map(name => `'${name}'`))

const unknownModule = (specifier: string, modules: ModuleExports): string => {
  if (/^\.{0,2}\//u.test(specifier)) {
    return `There is no file '${specifier}' here.`
  }
  const nearest = nearestName(specifier, [...modules.keys()])
  if (nearest) {
    return `There is no module '${specifier}' here. Did you mean '${nearest}'?`
  }
  if (/timers/u.test(specifier)) {
    return `'${specifier}' belongs to Node. Import delay from 'lfi-playground' to wait.`
  }
  if (/^(?:https?:)?\/\//u.test(specifier)) {
    return `'${specifier}' can't be imported: code here takes nothing from the network. It may import ${quoteList([...modules.keys()])}.`
  }
  return `'${specifier}' can't be imported here. Code may import ${quoteList([...modules.keys()])}.`
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
