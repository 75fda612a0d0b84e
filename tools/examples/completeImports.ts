import * as lfi from 'lfi'
import ts from 'typescript'
import { withImports } from '../../website/examples/model/addImports'
import type { Language } from '../../website/examples/model/language'
import { parseSource } from './prepareCode'

/** The values that the installed `lfi` exports. */
export const exportedNames: ReadonlySet<string> = new Set(Object.keys(lfi))

/** Names that the code declares (imports included) and names it mentions. */
const readNames = (source: ts.SourceFile) => {
  const declared = new Set<string>()
  const mentioned = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const { parent } = node
      const isName = 'name' in parent && parent.name === node
      const isProperty =
        ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)
      if (!isName) {
        mentioned.add(node.text)
      } else if (!isProperty) {
        declared.add(node.text)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { declared, mentioned }
}

/** Adds the imports that an example needs and has not, of lfi by default. */
export const completeImports = (
  code: string,
  language: Language,
  exported = exportedNames,
  module = 'lfi',
): string => {
  const { declared, mentioned } = readNames(parseSource({ code, language }))
  const missing = [...mentioned].filter(
    name => exported.has(name) && !declared.has(name),
  )
  return missing.length > 0
    ? withImports(code, module, missing.toSorted())
    : code
}
