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
import { answerDiagnostics } from './answers/answerDiagnostics'
import {
  answerCompletions,
  answerDetails,
  answerHover,
  answerSignature,
} from './answers/answerNames'
import { answerNotes } from './answers/answerNotes'
import type { AdviceData } from './facts'
import type {
  Declarations,
  TypeAnswers,
  TypeRequest,
  TypeRequestKind,
} from './messages'

const optionsFor = (file: string): CompilerOptions => ({
  target: ScriptTarget.ESNext,
  module: ModuleKind.ESNext,
  moduleResolution: ModuleResolutionKind.Bundler,
  moduleDetection: ModuleDetectionKind.Force,
  strict: file.endsWith('.ts'),
  strictNullChecks: true,
  allowJs: true,
  checkJs: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  types: [],
})

type ServiceHost = LanguageServiceHost & {
  /** Sets what the visitor's file holds; returns its name. */
  readonly update: (request: TypeRequest) => string
}

/** A file system of the declarations and the one file that changes. */
const createServiceHost = (declarations: Declarations): ServiceHost => {
  let asked = ''
  let text = ''
  let version = 0
  const readFile = (name: string): string | undefined =>
    name === asked ? text : declarations[name]
  const roots = Object.keys(declarations).filter(
    name => !name.startsWith('/lib/lib.'),
  )
  return {
    update: ({ code, file }) => {
      const name = `/${file}`
      if (name !== asked || code !== text) {
        asked = name
        text = code
        version++
      }
      return asked
    },
    getCompilationSettings: () => optionsFor(asked),
    getScriptFileNames: () => [asked, ...roots],
    getScriptVersion: name => String(name === asked ? version : 0),
    getScriptSnapshot: name => {
      const text = readFile(name)
      return text === undefined ? undefined : ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => '/lib/lib.esnext.d.ts',
    fileExists: name => readFile(name) !== undefined,
    readFile,
  }
}

type Answer<Kind extends TypeRequestKind> = (
  service: LanguageService,
  file: string,
  request: TypeRequest,
  data: AdviceData,
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

/** TypeScript over the visitor's file: a request in, plain data out. */
export const createTypeService = (
  declarations: Declarations,
  data: AdviceData,
): TypeService => {
  const host = createServiceHost(declarations)
  const service = createLanguageService(host)
  return request =>
    answers[request.kind](service, host.update(request), request, data)
}
