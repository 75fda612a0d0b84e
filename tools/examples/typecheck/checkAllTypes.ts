import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import {
  helperModuleName,
  helperModuleTypes,
} from '../../../website/examples/helperModule/helperModuleTypes'
import type { TypeProblem } from '../model/run'
import type { Program } from '../run/executeAll'
import { type Problem, readProblems } from './readProblems'

/** TypeScript 7: the verdicts of 5.9, in a tenth of its time. */
const compiler = path.join(
  path.dirname(require.resolve('typescript-native/package.json')),
  'bin/tsc',
)

const compilerOptions = {
  target: 'esnext',
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  lib: ['esnext', 'dom', 'dom.iterable'],
  types: [],
  strict: true,
  allowJs: true,
  checkJs: true,
  noEmit: true,
  skipLibCheck: true,
}

const compile = async (folder: string): Promise<string> => {
  const { stdout, stderr } = spawn(
    process.execPath,
    [compiler, '--project', '.', '--pretty', 'false'],
    { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const [printed, failure] = await Promise.all([text(stdout), text(stderr)])
  if (failure) {
    throw new Error(`Examples can't be type-checked: ${failure}`)
  }
  return printed
}

/** Type-checks examples in one strict program, each as a module of its own. */
const checkOnce = async (
  examples: readonly Program[],
): Promise<readonly Problem[][]> => {
  // Inside the project, where imports find the packages.
  const parent = path.resolve('.cache')
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(path.join(parent, 'typechecked-'))
  const write = (name: string, content: string): void =>
    writeFileSync(path.join(folder, name), content)
  try {
    write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['*'] }))
    write(`${helperModuleName}.d.ts`, helperModuleTypes)
    for (const [index, { code, language }] of examples.entries()) {
      write(`${index}.${language}`, code)
    }
    return readProblems(await compile(folder), examples.length)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The problems of each example, in order. Where one can't be parsed, the
 * compiler says nothing about the types of the others, so that they are
 * checked without it.
 */
export const checkAllTypes = async (
  examples: readonly Program[],
): Promise<TypeProblem[][]> => {
  const problems = await checkOnce(examples)
  const isParsed = (_: unknown, index: number): boolean =>
    !problems[index]?.some(({ isSyntax }) => isSyntax)
  const parsed = examples.filter(isParsed)
  const later =
    parsed.length < examples.length ? await checkAllTypes(parsed) : []
  return problems.map((found, index) =>
    later.length > 0 && isParsed(found, index)
      ? (later.shift() ?? [])
      : found.map(({ line, message }) => ({ line, message })),
  )
}
