import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { transform } from 'esbuild'
import ts from 'typescript'
import { helperModuleName } from '../../website/examples/helperModule/helperModuleTypes'
import type { Language } from '../../website/examples/model/language'
import { otherPackages } from '../../website/examples/otherPackages'
import { readManifest } from '../../website/library/readManifest'
import { bundleWorker } from './bundleWorker'
import type { Program } from './program'

export const parseSource = ({ code, language }: Program): ts.SourceFile =>
  ts.createSourceFile(
    `example.${language}`,
    code,
    {
      languageVersion: ts.ScriptTarget.ESNext,
      jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
    },
    true,
    language === 'ts' ? ts.ScriptKind.TS : ts.ScriptKind.JS,
  )

/** Where a top-level statement stands, in lines from 1. */
export type Statement = { first: number; last: number }

export const readStatements = (program: Program): Statement[] => {
  const source = parseSource(program)
  const lineOf = (position: number): number =>
    source.getLineAndCharacterOfPosition(position).line + 1
  return source.statements.map(statement => ({
    first: lineOf(statement.getStart(source)),
    last: lineOf(statement.end),
  }))
}

/** Where the code of a package is, which its versions differ in. */
const packageFile = (name: string): string => {
  const folder = path.join(__dirname, '../../node_modules', name)
  return path.join(folder, readManifest(folder).main)
}

const bundled: Readonly<Record<string, string>> = {
  'language-helpers': require.resolve('./languageHelpers.mjs'),
  [helperModuleName]: require.resolve(
    '../../website/examples/helperModule/index.ts',
  ),
}

/** The address of a module that a program may import, by its name. */
const addressOf = (name: string): string | undefined => {
  const entry = bundled[name]
  if (entry) {
    return pathToFileURL(bundleWorker(entry)).href
  }
  return name === 'lfi' || name === 'lfi-3'
    ? pathToFileURL(packageFile(name)).href
    : otherPackages[name]
}

type Edit = { start: number; end: number; text: string }

const applyEdits = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: replacement }) =>
        text.slice(0, start) + replacement + text.slice(end),
      code,
    )

const removeTypes = async (code: string): Promise<string> => {
  const { code: stripped } = await transform(code, {
    loader: 'ts',
    target: 'esnext',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: false } },
  })
  return stripped
}

/**
 * Makes a program ready to run as a module of its own: its imports by their
 * addresses, a mark before each top-level statement (so that each printed line
 * is known by the statement that printed it), and no types.
 */
export const prepareCode = async (
  code: string,
  language: Language,
  addresses: Readonly<Record<string, string>> = {},
  marksStatements = true,
): Promise<string> => {
  const source = parseSource({ code, language })
  const marks = source.statements.map((statement, index): Edit => {
    const start = statement.getStart(source)
    return { start, end: start, text: `__at(${index});` }
  })
  const imports = source.statements.flatMap((statement): Edit[] => {
    const name =
      ts.isImportDeclaration(statement) &&
      ts.isStringLiteral(statement.moduleSpecifier) &&
      statement.moduleSpecifier
    const address = name && (addresses[name.text] ?? addressOf(name.text))
    return name && address
      ? [
          {
            start: name.getStart(source),
            end: name.end,
            text: JSON.stringify(address),
          },
        ]
      : []
  })
  const edited = applyEdits(code, [
    ...(marksStatements ? marks : []),
    ...imports,
  ])
  return language === 'js' ? edited : removeTypes(edited)
}
