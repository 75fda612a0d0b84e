import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import {
  helperModuleName,
  helperModuleTypes,
} from '../../website/examples/helperModule/helperModuleTypes'
import type { Execution, Program } from './program'
import { runPrograms } from './runPrograms'

export type TypeProblem = { line: number; message: string }

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

/** A line of the compiler; `4.js(2,7): error TS2322: It does not fit.` */
const complaint =
  /^(?<index>\d+)\.(?<language>\w+)\((?<line>\d+),\d+\): error TS(?<code>\d+): (?<message>.*)$/u

/**
 * Complaints that a type is missing (7005 to 7053). JavaScript has no place to
 * write one, so there they say nothing about the example; in TypeScript they
 * count like any other.
 */
const isImplicitAny = (code: number): boolean => code >= 7005 && code <= 7053

/**
 * What the compiler printed about files that are named after the positions of
 * `count` programs, by program. Lines that are indented go on with a message.
 */
export const readProblems = (
  printed: string,
  count: number,
): TypeProblem[][] => {
  const problems = Array.from({ length: count }, (): TypeProblem[] => [])
  for (const message of printed.split(/\n(?!\s|$)/u).filter(Boolean)) {
    const found = complaint.exec(message.replaceAll(/\s+/gu, ' ').trim())
    const { index, language, line, code } = found?.groups ?? {}
    const ofProgram = problems[Number(index)]
    if (!ofProgram) {
      throw new Error(`Examples can't be type-checked: ${message}`)
    }
    if (!(language === 'js' && isImplicitAny(Number(code)))) {
      const { message = '' } = found?.groups ?? {}
      ofProgram.push({ line: Number(line), message })
    }
  }
  return problems
}

/** Type-checks programs in one strict project, each as a module of its own. */
const checkTypes = async (
  programs: readonly Program[],
): Promise<TypeProblem[][]> => {
  // Inside this repository, where imports find the packages.
  const parent = path.resolve('.cache')
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(path.join(parent, 'typechecked-'))
  const write = (name: string, content: string): void =>
    writeFileSync(path.join(folder, name), content)
  try {
    write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['*'] }))
    write(`${helperModuleName}.d.ts`, helperModuleTypes)
    for (const [index, { code, language }] of programs.entries()) {
      write(`${index}.${language}`, code)
    }
    return readProblems(await compile(folder), programs.length)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export type Examined<Example> = {
  example: Example
  execution: Execution
  typeProblems: TypeProblem[]
}

/**
 * Runs and type-checks programs. The compiler says nothing about types while a
 * file cannot be parsed, so it gets only those that can.
 */
export const examine = async <Example extends Program>(
  examples: readonly Example[],
): Promise<Examined<Example>[]> => {
  const executions = await runPrograms(examples)
  const examined = examples.flatMap((example, index) => {
    const execution = executions[index]
    return execution ? [{ example, execution }] : []
  })
  const parsed = examined.filter(
    ({ execution }) => !execution.run.error?.text.startsWith('SyntaxError'),
  )
  const types = await checkTypes(parsed.map(({ example }) => example))
  return examined.map(one => ({
    ...one,
    typeProblems: types[parsed.indexOf(one)] ?? [],
  }))
}
