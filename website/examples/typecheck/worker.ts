import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import ts from 'typescript'
import {
  helperModuleName,
  helperModuleTypes,
} from '../helperModule/helperModuleTypes'
import type { TypeProblem } from '../model/run'
import type { Program } from '../run/executeAll'

const root: string = workerData

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

/**
 * Complaints that a type is missing (7005 to 7053). JavaScript has no place to
 * write one, so there they say nothing about the example; in TypeScript they
 * count like any other.
 */
const isImplicitAny = (code: number): boolean => code >= 7005 && code <= 7053

/** The declarations of the platform, read once for every program. */
const platform = new Map<string, ts.SourceFile | undefined>()
const platformFolder = path.dirname(ts.getDefaultLibFilePath(options))

const createHost = (files: ReadonlyMap<string, string>): ts.CompilerHost => {
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists, readFile } = host
  return {
    ...host,
    getCurrentDirectory: () => root,
    fileExists: name => files.has(name) || fileExists(name),
    readFile: name => files.get(name) ?? readFile(name),
    getSourceFile: (name, version, ...rest) => {
      const text = files.get(name)
      if (text !== undefined) {
        return ts.createSourceFile(name, text, version)
      }
      if (path.dirname(name) !== platformFolder) {
        return getSourceFile(name, version, ...rest)
      }
      if (!platform.has(name)) {
        platform.set(name, getSourceFile(name, version, ...rest))
      }
      return platform.get(name)
    },
  }
}

const toProblem = ({ file, start = 0, messageText }: ts.Diagnostic) => ({
  line: file ? file.getLineAndCharacterOfPosition(start).line + 1 : 1,
  message: ts
    .flattenDiagnosticMessageText(messageText, ' ')
    .replace(/\s+/gu, ' '),
})

const check = (examples: readonly Program[]): TypeProblem[][] => {
  const names = examples.map(
    ({ language }, index) => `${root}/examples/${index}.${language}`,
  )
  const helpers = `${root}/examples/${helperModuleName}.d.ts`
  const files = new Map([
    [helpers, helperModuleTypes],
    ...examples.map(({ code }, index): [string, string] => [
      names[index] ?? '',
      code,
    ]),
  ])
  const program = ts.createProgram(
    [...names, helpers],
    options,
    createHost(files),
  )
  return names.map((name, index) => {
    const file = program.getSourceFile(name)
    const isScript = examples[index]?.language === 'js'
    return [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]
      .filter(({ code }) => !(isScript && isImplicitAny(code)))
      .map(toProblem)
  })
}

parentPort?.on('message', (examples: readonly Program[]) =>
  parentPort?.postMessage(check(examples)),
)
