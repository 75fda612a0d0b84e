import { pathToFileURL } from 'node:url'
import { buildSync, transform } from 'esbuild'
import ts from 'typescript'
import { helperModuleName } from '../../website/examples/helperModule/helperModuleTypes'
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

export const toAddress = (text: string): string =>
  `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`

/** TypeScript with all that it imports, as the address of one module. */
export const bundleToAddress = (entry: string): string => {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
  })
  return toAddress(outputFiles[0]?.text ?? '')
}

let helperModule: string | undefined

/** The address of a module that a program may import, by its name. */
const addressOf = (name: string): string => {
  if (name !== helperModuleName) {
    return pathToFileURL(require.resolve(name)).href
  }
  helperModule ??= bundleToAddress(
    require.resolve('../../website/examples/helperModule/index.ts'),
  )
  return helperModule
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

/** The specifiers of static imports, replaced by addresses. */
const importEdits = (source: ts.SourceFile, lfi?: string): Edit[] =>
  source.statements.filter(ts.isImportDeclaration).flatMap(statement => {
    const { moduleSpecifier } = statement
    if (!ts.isStringLiteral(moduleSpecifier)) {
      return []
    }
    const { text: name, end } = moduleSpecifier
    const address = name === 'lfi' && lfi ? lfi : addressOf(name)
    const text = JSON.stringify(address)
    return [{ start: moduleSpecifier.getStart(source), end, text }]
  })

/** A mark before each top-level statement says which one prints. */
const markEdits = (source: ts.SourceFile): Edit[] =>
  source.statements.map((statement, index) => {
    const start = statement.getStart(source)
    return { start, end: start, text: `__at(${index});` }
  })

const removeTypes = async (code: string): Promise<string> => {
  const { code: stripped } = await transform(code, {
    loader: 'ts',
    target: 'esnext',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: false } },
  })
  return stripped
}

/**
 * A program ready to run as a module of its own. What is recorded imports
 * another lfi, and has no marks, which would move its code.
 */
export const prepareCode = async (
  { code, language }: Program,
  recorded?: { lfi: string },
): Promise<string> => {
  const source = parseSource({ code, language })
  const edited = applyEdits(code, [
    ...importEdits(source, recorded?.lfi),
    ...(recorded ? [] : markEdits(source)),
  ])
  return language === 'js' ? edited : removeTypes(edited)
}
