import {
  type CompilerOptions,
  createLanguageService,
  type LanguageService,
  type LanguageServiceHost,
  ModuleDetectionKind,
  ModuleKind,
  ModuleResolutionKind,
  ScriptSnapshot,
  ScriptTarget,
} from 'typescript'
import { languageOf } from '../../project/project'
import { answerDiagnostics } from './answers/answerDiagnostics'
import {
  answerCompletions,
  answerDetails,
  answerHover,
} from './answers/answerNames'
import { answerNotes } from './answers/answerNotes'
import { answerSignature } from './answers/answerSignature'
import type {
  Declarations,
  NamesElsewhere,
  TypeAnswers,
  TypeRequest,
  TypeRequestKind,
} from './messages'

const optionsFor = (file: string): CompilerOptions => ({
  target: ScriptTarget.ESNext,
  module: ModuleKind.ESNext,
  moduleResolution: ModuleResolutionKind.Bundler,
  moduleDetection: ModuleDetectionKind.Force,
  strict: languageOf(file) === 'ts',
  strictNullChecks: true,
  allowJs: true,
  checkJs: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  types: [],
})

type ServiceHost = LanguageServiceHost & {
  /** Sets what the visitor's files hold; returns the one asked about. */
  readonly update: (request: TypeRequest) => string
}

type Version = { readonly code: string; readonly version: number }

/** A file system of the declarations and the files that change. */
const createServiceHost = (declarations: Declarations): ServiceHost => {
  let asked = ''
  let visitors: ReadonlyMap<string, Version> = new Map()
  let lastVersion = 0
  const readFile = (name: string): string | undefined =>
    visitors.get(name)?.code ?? declarations[name]
  const setFile = (name: string, code: string): [string, Version] => {
    const before = visitors.get(name)
    return before?.code === code
      ? [name, before]
      : [name, { code, version: ++lastVersion }]
  }
  const roots = Object.keys(declarations).filter(
    name => !name.startsWith('/lib/lib.'),
  )
  return {
    update: ({ code, file, others }) => {
      asked = `/${file}`
      visitors = new Map([
        setFile(asked, code),
        ...others.map(other => setFile(`/${other.name}`, other.code)),
      ])
      return asked
    },
    getCompilationSettings: () => optionsFor(asked),
    getScriptFileNames: () => [...visitors.keys(), ...roots],
    getScriptVersion: name => String(visitors.get(name)?.version ?? 0),
    getScriptSnapshot: name => {
      const text = readFile(name)
      return text === undefined ? undefined : ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => '/lib/lib.esnext.d.ts',
    fileExists: name => readFile(name) !== undefined,
    readFile,
    directoryExists: name =>
      name === '/' ||
      Object.keys(declarations).some(file => file.startsWith(`${name}/`)),
  }
}

type Answer<Kind extends TypeRequestKind> = (
  service: LanguageService,
  file: string,
  request: TypeRequest,
  elsewhere: NamesElsewhere,
) => TypeAnswers[Kind]

const answers: { readonly [Kind in TypeRequestKind]: Answer<Kind> } = {
  completions: answerCompletions,
  details: answerDetails,
  diagnostics: answerDiagnostics,
  hover: answerHover,
  notes: answerNotes,
  signature: answerSignature,
}

export type TypeService = (request: TypeRequest) => TypeAnswers[TypeRequestKind]

/** TypeScript over the visitor's files: a request in, plain data out. */
export const createTypeService = (
  declarations: Declarations,
  /** Names that lfi lacks, for what is said of their imports. */
  elsewhere: NamesElsewhere = {},
): TypeService => {
  const host = createServiceHost(declarations)
  const service = createLanguageService(host)
  return request =>
    answers[request.kind](service, host.update(request), request, elsewhere)
}
