import {
  displayPartsToString,
  isCallExpression,
  isIdentifier,
  type LanguageService,
  type SymbolDisplayPart,
} from 'typescript'
import type { TypeCompletions, TypeInfo, TypeRequest } from '../messages'
import { describeCall } from './describeCall'
import { callOf } from './flavour'
import { nodeAt } from './isUntypedCallback'

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
  if (!info) {
    return undefined
  }
  const { entries, isMemberCompletion: isMember } = info
  return {
    isMember,
    entries: entries
      .slice(0, MAX_ENTRIES)
      .map(({ name, kind, sortText }) => ({ name, kind, rank: sortText })),
  }
}

/**
 * A declaration as TypeScript tells it, without what it says of every name that
 * was imported: `(alias) …` before it, and the import after it.
 */
const plainDisplay = (parts: SymbolDisplayPart[] | undefined): string =>
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

/** Longer texts do not fit into a box, nor do records, a line a property. */
const MAX_DISPLAY = 240

/** What the name at a position is. */
export const hoverAt = (
  service: LanguageService,
  file: string,
  position: number,
): TypeInfo | undefined => {
  const found = service.getQuickInfoAtPosition(file, position)
  if (!found) {
    return undefined
  }
  const info = toInfo(found)
  const { display } = info
  const isLong = display.length > MAX_DISPLAY || display.includes('\n')
  const call = isLong && callAt(service, file, found.textSpan.start)
  return { ...info, display: call || display }
}

/** The call whose function is named at a place. */
const callAt = (
  service: LanguageService,
  file: string,
  start: number,
): string | undefined => {
  const program = service.getProgram()
  const source = program?.getSourceFile(file)
  const name = source && nodeAt(source, start)
  const call = name && isIdentifier(name) ? callOf(name) : undefined
  return program && name && call && isCallExpression(call)
    ? describeCall(program.getTypeChecker(), call, name.getText(source))
    : undefined
}

export const answerHover = (
  service: LanguageService,
  file: string,
  { position }: TypeRequest,
): TypeInfo | undefined => hoverAt(service, file, position)

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
