import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { transform } from 'esbuild'
import ts from 'typescript'
import { helperModuleName } from '../../../website/examples/helperModule/helperModuleTypes'
import type { Language } from '../../../website/examples/model/language'
import { otherPackages } from '../../../website/examples/otherPackages'
import { readManifest } from '../../../website/library/readManifest'
import { bundleWorker } from './bundleWorker'
import { parseSource } from './readStatements'

/** Where the code of a package is, which its versions differ in. */
const addressOf = (name: string): string => {
  const folder = path.join(__dirname, '../../../node_modules', name)
  return pathToFileURL(path.join(folder, readManifest(folder).main)).href
}

/** Where the modules are that an example may import, by their names. */
type Addresses = Readonly<Record<string, string>>

/** Few examples need these modules, so each is bundled when one does. */
const whenNeeded = (bundle: () => string): (() => string) => {
  let address: string | undefined
  return () => {
    address ??= pathToFileURL(bundle()).href
    return address
  }
}

const languageHelpers = whenNeeded(() =>
  bundleWorker(require.resolve('./languageHelpers.mjs')),
)
const helperModule = whenNeeded(() =>
  bundleWorker(
    require.resolve('../../../website/examples/helperModule/index.ts'),
  ),
)

const libraryAddresses: Addresses = {
  ...otherPackages,
  lfi: addressOf('lfi'),
  'lfi-3': addressOf('lfi-3'),
  get 'language-helpers'() {
    return languageHelpers()
  },
  get [helperModuleName]() {
    return helperModule()
  },
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
  addressFor: (name: string) => string | undefined,
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
  const address = addressFor(moduleSpecifier.text)
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
  marksStatements = true,
): Promise<string> => {
  const source = parseSource(code, language)
  const marked = applyEdits(
    code,
    source.statements.flatMap((statement, index) => {
      const start = statement.getStart(source)
      return [
        ...(marksStatements
          ? [{ start, end: start, text: `__at(${index});` }]
          : []),
        ...importEdits(
          statement,
          source,
          name => addresses[name] ?? libraryAddresses[name],
        ),
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
