import {
  displayPartsToString,
  type LanguageService,
  type SymbolDisplayPart,
} from 'typescript'
import type { TypeCompletions, TypeInfo, TypeRequest } from '../messages'

/** Beyond this many the visitor types another letter instead of reading. */
const MAX_ENTRIES = 500

export const answerCompletions = (
  service: LanguageService,
  file: string,
  { position }: TypeRequest,
): TypeCompletions | undefined => {
  const info = service.getCompletionsAtPosition(file, position, {
    includeCompletionsForModuleExports: false,
    includeCompletionsWithInsertText: false,
  })
  return (
    info && {
      isMember: info.isMemberCompletion,
      entries: info.entries
        .slice(0, MAX_ENTRIES)
        .map(({ name, kind, sortText }) => ({ name, kind, rank: sortText })),
    }
  )
}

/**
 * A declaration as TypeScript tells it, without what it says of every name that
 * was imported: `(alias) …` before it, and the import after it.
 */
export const plainDisplay = (parts: SymbolDisplayPart[] | undefined): string =>
  displayPartsToString(parts)
    .replace(/^\(alias\) /u, '')
    .replace(/\nimport [\w$]+$/u, '')

type Described = {
  readonly displayParts?: SymbolDisplayPart[]
  readonly documentation?: SymbolDisplayPart[]
}

const toInfo = ({ displayParts, documentation }: Described): TypeInfo => ({
  display: plainDisplay(displayParts),
  documentation: displayPartsToString(documentation),
})

/** What the name at a position is. */
export const answerHover = (
  service: LanguageService,
  file: string,
  { position }: TypeRequest,
): TypeInfo | undefined => {
  const info = service.getQuickInfoAtPosition(file, position)
  return info && toInfo(info)
}

/** What a completion would insert. */
export const answerDetails = (
  service: LanguageService,
  file: string,
  { position, name = '' }: TypeRequest,
): TypeInfo | undefined => {
  const details = service.getCompletionEntryDetails(
    file,
    position,
    name,
    undefined,
    undefined,
    undefined,
    undefined,
  )
  return details && toInfo(details)
}
