import {
  type CompilerOptions,
  type LanguageServiceHost,
  ModuleDetectionKind,
  ModuleKind,
  ModuleResolutionKind,
  ScriptSnapshot,
  ScriptTarget,
} from 'typescript'
import type { Language } from '../../share'
import type { Declarations } from './declarations'
import type { TypeRequest } from './messages'

const optionsFor = (language: Language): CompilerOptions => ({
  target: ScriptTarget.ESNext,
  module: ModuleKind.ESNext,
  moduleResolution: ModuleResolutionKind.Bundler,
  moduleDetection: ModuleDetectionKind.Force,
  strict: language === 'ts',
  strictNullChecks: true,
  allowJs: true,
  checkJs: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  types: [],
})

type VisitorFiles = Pick<TypeRequest, 'code' | 'language' | 'file' | 'others'>

export type ServiceHost = LanguageServiceHost & {
  /** Sets what the visitor's files hold; returns the one asked about. */
  readonly update: (request: VisitorFiles) => string
}

type Version = { readonly code: string; readonly version: number }

/** A file system of the declarations and the files that change. */
export const createServiceHost = (declarations: Declarations): ServiceHost => {
  let language: Language = 'ts'
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
    update: ({ code, file, others, language: nextLanguage }) => {
      language = nextLanguage
      visitors = new Map([
        setFile(`/${file}`, code),
        ...others.map(other => setFile(`/${other.name}`, other.code)),
      ])
      return `/${file}`
    },
    getCompilationSettings: () => optionsFor(language),
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
