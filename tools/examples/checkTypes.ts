import path from 'node:path'
import ts from 'typescript'
import {
  helperModuleName,
  helperModuleTypes,
} from '../../website/examples/helperModule/helperModuleTypes'
import type { Program } from './program'

export type TypeProblem = { line: number; message: string }

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  strict: true,
  allowJs: true,
  checkJs: true,
  noEmit: true,
  skipLibCheck: true,
}

/** A compiler's view of the disk, with texts that are not on it. */
const hostWith = (texts: ReadonlyMap<string, string>): ts.CompilerHost => {
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile } = host
  host.fileExists = file => texts.has(file) || fileExists(file)
  host.readFile = file => texts.get(file) ?? readFile(file)
  return host
}

/**
 * JavaScript has no place to write a type that is missing (7005 to 7053), so
 * that says nothing about an example; in TypeScript it counts like any other.
 */
const counts = ({ code }: ts.Diagnostic, { language }: Program): boolean =>
  language === 'ts' || code < 7005 || code > 7053

/** What is wrong with the types of each program, as a module of its own. */
export const checkTypes = (programs: readonly Program[]): TypeProblem[][] => {
  // Inside this repository, where imports find the packages.
  const files = programs.map(({ language }, index) =>
    path.resolve(`example-${index}.${language}`),
  )
  const texts = new Map([
    [path.resolve(`${helperModuleName}.d.ts`), helperModuleTypes],
    ...programs.map(({ code }, index) => [files[index] ?? '', code] as const),
  ])
  const compiled = ts.createProgram([...texts.keys()], options, hostWith(texts))
  return programs.map((program, index) => {
    const source = compiled.getSourceFile(files[index] ?? '')
    return [
      ...compiled.getSyntacticDiagnostics(source),
      ...compiled.getSemanticDiagnostics(source),
    ]
      .filter(problem => counts(problem, program))
      .map(({ start = 0, messageText }) => ({
        line: (source?.getLineAndCharacterOfPosition(start).line ?? 0) + 1,
        message: ts.flattenDiagnosticMessageText(messageText, ' '),
      }))
  })
}
