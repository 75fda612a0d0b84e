import ts from 'typescript'
import { withImports } from '../../website/examples/model/addImports'
import type { Language } from '../../website/examples/model/language'
import { parseSource } from './run/readStatements'

const isReference = (node: ts.Identifier): boolean => {
  const { parent } = node
  return !(
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node)
  )
}

/** Names that the code declares (imports included) and names it mentions. */
const readNames = (source: ts.SourceFile) => {
  const declared = new Set<string>()
  const mentioned = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const { parent } = node
      const isDeclaration =
        (ts.isVariableDeclaration(parent) ||
          ts.isParameter(parent) ||
          ts.isBindingElement(parent) ||
          ts.isFunctionDeclaration(parent) ||
          ts.isImportSpecifier(parent)) &&
        parent.name === node
      if (isDeclaration) {
        declared.add(node.text)
      } else if (isReference(node)) {
        mentioned.add(node.text)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { declared, mentioned }
}

/** Adds the imports, of `lfi` or else, that an example needs and has not. */
export const completeImports = (
  code: string,
  language: Language,
  exported: ReadonlySet<string>,
  module = 'lfi',
): string => {
  const source = parseSource(code, language)
  const { declared, mentioned } = readNames(source)
  const missing = [...mentioned].filter(
    name => exported.has(name) && !declared.has(name),
  )
  if (missing.length === 0) {
    return code
  }
  return withImports(code, module, missing.toSorted())
}
