import type { LanguageService } from 'typescript'
import type { TypeCompletions, TypeRequest } from '../messages'

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
