import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { transform } from 'esbuild'
import ts from 'typescript'
import type { Language } from '../model/language'
import { otherPackages } from './otherPackages'
import { parseSource } from './readStatements'

const addressOf = (file: string): string =>
  pathToFileURL(path.join(__dirname, '../../node_modules', file)).href

/** Where the modules are that an example may import, by their names. */
type Addresses = Readonly<Record<string, string>>

const libraryAddresses: Addresses = {
  ...otherPackages,
  'language-helpers': pathToFileURL(require.resolve('./languageHelpers.mjs'))
    .href,
  lfi: addressOf('lfi/dist/index.js'),
  'lfi-3': addressOf('lfi-3/dist/index.min.js'),
}

type Edit = { start: number; end: number; text: string }

const applyEdits = (code: string, edits: Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: replacement }) =>
        text.slice(0, start) + replacement + text.slice(end),
      code,
    )

const importEdits = (
  statement: ts.Statement,
  source: ts.SourceFile,
  addresses: Addresses,
): Edit[] => {
  if (
    !(
      ts.isImportDeclaration(statement) &&
      ts.isStringLiteral(statement.moduleSpecifier)
    )
  ) {
    return []
  }
  const { moduleSpecifier } = statement
  const address = addresses[moduleSpecifier.text]
  return address
    ? [
        {
          start: moduleSpecifier.getStart(source),
          end: moduleSpecifier.end,
          text: JSON.stringify(address),
        },
      ]
    : []
}

/**
 * Makes an example ready to run as a module of its own: `lfi` by its address,
 * a mark before each top-level statement (so that each printed line is known
 * by the statement that printed it), and no types.
 */
export const prepareCode = async (
  code: string,
  language: Language,
  addresses: Addresses = {},
): Promise<string> => {
  const source = parseSource(code, language)
  const marked = applyEdits(
    code,
    source.statements.flatMap((statement, index) => {
      const start = statement.getStart(source)
      return [
        { start, end: start, text: `__at(${index});` },
        ...importEdits(statement, source, {
          ...libraryAddresses,
          ...addresses,
        }),
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
