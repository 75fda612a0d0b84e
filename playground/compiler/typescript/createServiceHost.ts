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
  skipLibCheck: true,
  types: [],
})

export type ServiceHost = LanguageServiceHost & {
  /** Sets what the visitor's file holds; returns its name. */
  readonly update: (code: string, language: Language) => string
}

/** A file system of the declarations and one file that changes. */
export const createServiceHost = (declarations: Declarations): ServiceHost => {
  let code = ''
  let language: Language = 'ts'
  let version = 0
  const mainFile = (): string => `/main.${language}`
  const readFile = (name: string): string | undefined =>
    name === mainFile() ? code : declarations[name]
  const roots = Object.keys(declarations).filter(
    name => !name.startsWith('/lib/lib.'),
  )
  return {
    update: (nextCode, nextLanguage) => {
      if (nextCode !== code || nextLanguage !== language) {
        code = nextCode
        language = nextLanguage
        version++
      }
      return mainFile()
    },
    getCompilationSettings: () => optionsFor(language),
    getScriptFileNames: () => [mainFile(), ...roots],
    getScriptVersion: name => (name === mainFile() ? String(version) : '0'),
    getScriptSnapshot: name => {
      const text = readFile(name)
      return text === undefined ? undefined : ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => '/lib/lib.esnext.d.ts',
    fileExists: name => readFile(name) !== undefined,
    readFile,
    directoryExists: name =>
      Object.keys(declarations).some(file => file.startsWith(`${name}/`)),
  }
}
