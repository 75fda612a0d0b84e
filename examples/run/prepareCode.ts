import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { transform } from 'esbuild'
import ts from 'typescript'
import type { ExampleLanguage } from '../model/exampleLanguage'
import { parseSource } from './readStatements'

const lfiAddress = pathToFileURL(
  path.join(__dirname, '../../node_modules/lfi/dist/index.js'),
).href

type Edit = { start: number; end: number; text: string }

const applyEdits = (code: string, edits: Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: replacement }) =>
        text.slice(0, start) + replacement + text.slice(end),
      code,
    )

const importEdits = (statement: ts.Statement, source: ts.SourceFile): Edit[] =>
  ts.isImportDeclaration(statement) &&
  ts.isStringLiteral(statement.moduleSpecifier) &&
  statement.moduleSpecifier.text === 'lfi'
    ? [
        {
          start: statement.moduleSpecifier.getStart(source),
          end: statement.moduleSpecifier.end,
          text: JSON.stringify(lfiAddress),
        },
      ]
    : []

/**
 * Makes an example ready to run as a module of its own: `lfi` by its address,
 * a mark before each top-level statement (so that each printed line is known
 * by the statement that printed it), and no types.
 */
export const prepareCode = async (
  code: string,
  language: ExampleLanguage,
): Promise<string> => {
  const source = parseSource(code, language)
  const marked = applyEdits(
    code,
    source.statements.flatMap((statement, index) => {
      const start = statement.getStart(source)
      return [
        { start, end: start, text: `__at(${index});` },
        ...importEdits(statement, source),
      ]
    }),
  )
  if (language === 'js') {
    return marked
  }
  const { code: stripped } = await transform(marked, {
    loader: 'ts',
    target: 'esnext',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: false } },
  })
  return stripped
}
