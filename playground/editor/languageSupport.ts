import {
  javascriptLanguage,
  typescriptLanguage,
} from '@codemirror/lang-javascript'
import { LanguageSupport } from '@codemirror/language'
import type { Language } from '../share'

/** Grammar only: completion is the editor's own, see `typeHelp/`. */
export const languageSupport = (language: Language): LanguageSupport =>
  new LanguageSupport(
    language === 'ts' ? typescriptLanguage : javascriptLanguage,
  )
