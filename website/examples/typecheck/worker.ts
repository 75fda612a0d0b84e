import { parentPort, workerData } from 'node:worker_threads'
import ts from 'typescript'
import {
  helperModuleName,
  helperModuleTypes,
} from '../helperModule/helperModuleTypes'
import type { TypeProblem } from '../model/run'
import type { TypeCheckRequest } from './checkAllTypes'

const { root, examples }: TypeCheckRequest = workerData

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
      return text === undefined
        ? getSourceFile(name, version, ...rest)
        : ts.createSourceFile(name, text, version)
    },
  }
}

const toProblem = ({ file, start = 0, messageText }: ts.Diagnostic) => ({
  line: file ? file.getLineAndCharacterOfPosition(start).line + 1 : 1,
  message: ts
    .flattenDiagnosticMessageText(messageText, ' ')
    .replace(/\s+/gu, ' '),
})

const check = (): TypeProblem[][] => {
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

parentPort?.postMessage(check())
